// Qt asks for it; nothing of it is used here.
#pragma once
