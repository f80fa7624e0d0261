// Nothing of its own: CMake attaches the precompiled headers of tests to this file.
