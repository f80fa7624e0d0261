#pragma once

#include "app/json/node.h"
#include "app/json/problem.h"

/// What this format takes from the reader that all formats share.
namespace position {

using json::Node;
using json::Object;
using json::Problem;
using json::Report;
using json::Result;
using json::shown;

} // namespace position
