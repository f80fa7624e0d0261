#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/setup/setup_part.h"
#include "app/barrage/setup/setup_place.h"

/// The parts of a setup as cards: what lies where, and what is still open.
class SetupPartsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a BarrageSetupModel")

public:
    enum Role {
        PartRole = Qt::UserRole,
        PartTitleRole,
        PlacesRole,
        IsSettledRole,
        IsEmptyRole, // nothing of it lies on the table yet
    };
    Q_ENUM(Role)

    explicit SetupPartsModel(const TableDraft& draft, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// After the draft was changed; tells of the cards that look different.
    void update();

private:
    struct Card {
        SetupPart part;
        QList<SetupPlace> places;
    };

    [[nodiscard]] std::vector<Card> cards() const;

    const TableDraft& m_draft;
    std::vector<Card> m_cards;
};
