#include "app/barrage/words/words.h"

#include <array>

#include <QCoreApplication>

#include "app/common/convert.h"
#include "engine/barrage/automa.h"
#include "engine/barrage/building.h"

namespace explain {

namespace {

using namespace barrage;

/// A text and the comment that tells its uses apart.
struct Text {
    const char* source;
    const char* comment;
};

/// English needs no translator to tell one thing from many.
struct Forms {
    Text one;
    Text many;
};

constexpr std::array kListed{Forms{QT_TRANSLATE_N_NOOP3("Automa", "%n engineer", "in a list"),
                                   QT_TRANSLATE_N_NOOP3("Automa", "%n engineers", "in a list")},
                             Forms{QT_TRANSLATE_N_NOOP3("Automa", "%n drop", "in a list"),
                                   QT_TRANSLATE_N_NOOP3("Automa", "%n drops", "in a list")},
                             Forms{QT_TRANSLATE_N_NOOP3("Automa", "%n excavator", "in a list"),
                                   QT_TRANSLATE_N_NOOP3("Automa", "%n excavators", "in a list")},
                             Forms{QT_TRANSLATE_N_NOOP3("Automa", "%n mixer", "in a list"),
                                   QT_TRANSLATE_N_NOOP3("Automa", "%n mixers", "in a list")},
                             Forms{QT_TRANSLATE_N_NOOP3("Automa", "%n any machine", "in a list"),
                                   QT_TRANSLATE_N_NOOP3("Automa", "%n any machines", "in a list")},
                             Forms{QT_TRANSLATE_N_NOOP3("Automa", "%n segment", "in a list"),
                                   QT_TRANSLATE_N_NOOP3("Automa", "%n segments", "in a list")},
                             Forms{QT_TRANSLATE_N_NOOP3("Automa", "%n excamixer", "in a list"),
                                   QT_TRANSLATE_N_NOOP3("Automa", "%n excamixers", "in a list")}};

constexpr std::array kObjects{Forms{QT_TRANSLATE_N_NOOP3("Automa", "%n engineer", "object"),
                                    QT_TRANSLATE_N_NOOP3("Automa", "%n engineers", "object")},
                              Forms{QT_TRANSLATE_N_NOOP3("Automa", "%n drop", "object"),
                                    QT_TRANSLATE_N_NOOP3("Automa", "%n drops", "object")},
                              Forms{QT_TRANSLATE_N_NOOP3("Automa", "%n excavator", "object"),
                                    QT_TRANSLATE_N_NOOP3("Automa", "%n excavators", "object")},
                              Forms{QT_TRANSLATE_N_NOOP3("Automa", "%n mixer", "object"),
                                    QT_TRANSLATE_N_NOOP3("Automa", "%n mixers", "object")},
                              Forms{QT_TRANSLATE_N_NOOP3("Automa", "%n machine", "object"),
                                    QT_TRANSLATE_N_NOOP3("Automa", "%n machines", "object")},
                              Forms{QT_TRANSLATE_N_NOOP3("Automa", "%n credit", "object"),
                                    QT_TRANSLATE_N_NOOP3("Automa", "%n credits", "object")}};

QString inForm(int count, const Forms& forms) {
    const Text& text = count == 1 ? forms.one : forms.many;
    return QCoreApplication::translate("Automa", text.source, text.comment, count);
}

} // namespace

QString counted(int count, Listed noun) {
    return inForm(count, kListed[static_cast<std::size_t>(noun)]);
}

QString counted(int count, Object noun) {
    return inForm(count, kObjects[static_cast<std::size_t>(noun)]);
}

QString idOfSite(Site site) {
    switch (site.structure) {
    case Structure::Conduit:
        return toQt(idOf(site.conduit()));
    case Structure::Powerhouse:
        return toQt(idOf(site.powerhouse()));
    case Structure::Building:
        return toQt(idOf(site.building()));
    case Structure::Base:
    case Structure::Elevation:
        break;
    }
    return toQt(idOf(site.base()));
}

QStringList idsOfSites(Structure structure, SiteSet sites) {
    QStringList ids;
    for (int i = 0; i < siteCount(structure); ++i)
        if (contains(sites, i))
            ids.append(idOfSite({structure, static_cast<std::uint8_t>(i)}));
    return ids;
}

} // namespace explain
