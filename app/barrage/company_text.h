#pragma once

#include "app/explain/company_text.h"
