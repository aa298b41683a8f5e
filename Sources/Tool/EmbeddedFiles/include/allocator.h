// The options of glibc's allocator, which Swift's module Glibc leaves out. Nothing on other systems.
#ifdef __linux__
#include <malloc.h>
#endif
