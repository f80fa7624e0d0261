import QtQuick
import Penstock.App

// How everybody's points came together in the course of a game.
LineChart {
    id: root

    required property FinaleModel finale

    labels: Array.from(finale.courseSteps)
    steps: finale.courseSteps.length
    stepTitle: finale.courseStepTitle
    values: Array.from(finale.coursePoints)
    series: Array.from(finale.seats, seat => seat.name)
    seriesOf: Array.from(finale.coursePoints, (points, place) => Math.floor(place / steps))
    colours: Array.from(finale.seats, seat => seat.colour)
    letters: Array.from(finale.seats, seat => seat.sign)
}
