#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/table/ruling_words.h"
#include "engine/core/ruling.h"

/// The readings a table may choose, each with two sides of which the first is the usual one.
class RulingListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a new game")

public:
    enum Role {
        RulingTitleRole = Qt::UserRole,
        SentenceRole,
        UsualRole, // what the first side says
        OtherRole,
        IsOtherRole,
    };
    Q_ENUM(Role)

    explicit RulingListModel(const RulingTexts& texts, QObject* parent = nullptr)
        : QAbstractListModel(parent), m_texts(texts) {}

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE void choose(int row, bool isOther);

    /// After the rulings were replaced.
    void reload();

signals:
    void edited();

private:
    [[nodiscard]] virtual bool isOther(int row) const = 0;
    virtual void setOther(int row, bool isOther) = 0;

    RulingTexts m_texts;
};

/// Those of a game, kept in its own rulings.
template <class Rulings>
class RulingsOf : public RulingListModel {
public:
    RulingsOf(Rulings& rulings, std::span<const core::Ruling<Rulings>> known,
              const RulingTexts& texts, QObject* parent = nullptr)
        : RulingListModel(texts, parent), m_rulings(rulings) {
        for (const RulingWords& words : texts.words)
            m_rows.push_back(&*std::ranges::find(known, words.id, &core::Ruling<Rulings>::id));
    }

private:
    [[nodiscard]] bool isOther(int row) const override {
        return m_rows[static_cast<std::size_t>(row)]->chosen(m_rulings) != 0;
    }
    void setOther(int row, bool isOther) override {
        m_rows[static_cast<std::size_t>(row)]->choose(m_rulings, isOther ? 1 : 0);
    }

    Rulings& m_rulings;
    std::vector<const core::Ruling<Rulings>*> m_rows;
};
