#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/barrage/setup/setup_part.h"

/// The pictures to tap for one place of a setup.
class SetupChoiceModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a BarrageSetupModel")

public:
    enum Role {
        ThingRole = Qt::UserRole,
        KindRole, // which picture shows it
        ThingTitleRole,
        CaptionRole,     // what stands below the picture, where it does not say all
        DescriptionRole, // all of it in words
        ChosenForRole,   // the label of the place where it lies, or empty
    };
    Q_ENUM(Role)

    explicit SetupChoiceModel(const TableDraft& draft, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(SetupPart part, int place);

private:
    [[nodiscard]] QString chosenFor(int thing) const;

    const TableDraft& m_draft;
    SetupPart m_part = SetupPart::Headstreams;
    std::vector<int> m_things;
};
