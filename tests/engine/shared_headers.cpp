// Nothing of its own: CMake attaches the precompiled headers of the engine tests to this file.
