// As the first page shows whose points are whose.

PlayerBadge {
}
