import Penstock.App
import Penstock.Table

RulingsArea {
    property NucleumSetupModel setup: null

    rulings: setup?.rulings ?? null
}
