#pragma once

#include <functional>

/// What a data row does. Tests of rules give each row a name that starts with the rule's number and
/// a body that sets up a table, plays and compares; the test function only calls the body.
using RowBody = std::function<void()>;
