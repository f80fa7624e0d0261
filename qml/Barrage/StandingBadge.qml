// As the first page shows whose points are whose.

CompanyBadge {
    required property int colour

    company: colour
}
