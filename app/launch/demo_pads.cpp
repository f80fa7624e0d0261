#include "app/launch/demo_pads.h"

#include "app/pad/pad_store.h"
#include "app/sessions/identity.h"

namespace launch {

namespace {

using pad::Draft;

/// Four companies, two of them Automas; a tie in the objective and one for the victory.
Draft barrageDraft() {
    Draft draft;
    draft.table = {{"board", 2}, {"objective_tile", 5}, {"minutes", 140}};
    draft.participants = {
        {"Ida",
         false,
         {{"company", 1},
          {"officer", 3},
          {"vp", 92},
          {"objective", 6},
          {"excavators", 3},
          {"mixers", 2},
          {"credits", 6},
          {"drops", 3},
          {"private_buildings", 7},
          {"energy_round_5", 14}}},
        {"Jan",
         false,
         {{"company", 4}, {"vp", 97}, {"objective", 5}, {"credits", 11}, {"drops", 4}}},
        {"",
         true,
         {{"company", 2},
          {"level", 3},
          {"vp", 99},
          {"objective", 6},
          {"drops", 0},
          {"energy_round_5", 11}}},
        {"", true, {{"company", 5}, {"level", 1}, {"vp", -4}, {"objective", 2}}}};
    draft.location = "Kraków";
    return draft;
}

Draft nucleumDraft() {
    Draft draft;
    draft.table = {{"tile1", 3}, {"tile2", 8}, {"tile3", 1}, {"tile4", 7}};
    draft.participants = {{"Ida",
                           false,
                           {{"experiment", 1},
                            {"vp", 63},
                            {"marker1", 1},
                            {"marker3", 7},
                            {"marker4", 13},
                            {"marker5", 24},
                            {"markers_on_start", 1},
                            {"count1", 7},
                            {"count3", 3},
                            {"count7", 9},
                            {"count8", 4},
                            {"goal", 1},
                            {"cities", 8},
                            {"uranium", 1},
                            {"workers", 2},
                            {"thaler", 4},
                            {"buildings", 11},
                            {"buildings_in_praha", 4},
                            {"government2", 2},
                            {"government_network2", 5},
                            {"government_praha2", 1},
                            {"income1", 1},
                            {"income2", 3}}},
                          {"Jan", false, {{"experiment", 4}, {"vp", 71}, {"thaler", 12}}},
                          {"Ola", false, {{"experiment", 3}, {"vp", 58}, {"workers", 5}}}};
    return draft;
}

/// As many as can play.
Draft outpostDraft() {
    Draft draft;
    draft.participants = {{"Ida", false, {{"supplied", 14}, {"money", 31}}},
                          {"Jan", false, {{"supplied", 14}, {"money", 40}}},
                          {"Ola", false, {{"supplied", 13}, {"money", 99}}},
                          {"Ewa", false, {{"supplied", 11}, {"money", 5}}},
                          {"Max", false, {{"supplied", 9}, {"money", 121}}},
                          {"", false, {{"supplied", 12}, {"money", 18}}}};
    return draft;
}

} // namespace

database::Outcome keepDemoPads(const database::DatabaseFile& store) {
    database::Outcome kept = core::Done{};
    for (auto& [game, draft] :
         {std::pair("barrage", barrageDraft()), std::pair("nucleum", nucleumDraft()),
          std::pair("outpost", outpostDraft())}) {
        Draft named = draft;
        named.play = sessions::newId();
        if (kept)
            kept = pad::keepDraft(store, *pad::gameNamed(game), named);
    }
    return kept;
}

} // namespace launch
