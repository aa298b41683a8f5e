// What compiled Swift calls and WebAssembly has no instruction for: memory, and the arithmetic of 128 bits.
//
// Allocation takes a block of the least size class that fits: multiples of 16 bytes up to 256, then four classes for each
// power of two. A freed block waits in the list of its class for the next request, so that both take a few instructions.
// Memory grows and is never returned to the host; a module that is dropped returns all of it.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { granule = 16, smallest_of_powers = 256, class_count = 128, page = 1 << 16, growth = 16 };

// The size class of a block is written before it. Blocks begin at multiples of 16.
typedef struct header {
  uint32_t class;
  uint32_t offset;
  struct header *next;
  uint32_t padding;
} header;

static header *free_blocks[class_count];
static uintptr_t first_unused;
// The end of the memory that may be used, as the host sets it; 0 for all that there is.
static uint64_t limit;
static int32_t is_exhausted;

__attribute__((export_name("sdui_limit_memory"))) void sdui_limit_memory(uint32_t bytes) { limit = bytes; }

// Whether memory ran out. The module cannot be called any more then.
__attribute__((export_name("sdui_is_exhausted"))) int32_t sdui_is_exhausted(void) { return is_exhausted; }

static void give_up(void) {
  is_exhausted = 1;
  __builtin_trap();
}

// The class of blocks that hold a number of bytes, and the bytes that they hold.
static uint32_t class_of(size_t size, size_t *capacity) {
  if (size <= smallest_of_powers) {
    uint32_t class = size == 0 ? 0 : (uint32_t)((size - 1) / granule);
    *capacity = (class + 1) * granule;
    return class;
  }
  uint32_t power = 31 - (uint32_t)__builtin_clz((uint32_t)(size - 1));
  size_t step = (size_t)1 << (power - 2);
  uint32_t quarter = (uint32_t)((size - 1 - ((size_t)1 << power)) / step);
  *capacity = ((size_t)1 << power) + (quarter + 1) * step;
  return smallest_of_powers / granule + (power - 8) * 4 + quarter;
}

// Takes memory that was never used. There is no way on without it: the host sees the trap as an error.
static uintptr_t take(size_t size) {
  if (first_unused == 0) first_unused = ((uintptr_t)&__heap_base + granule - 1) & ~(uintptr_t)(granule - 1);
  uintptr_t start = first_unused;
  uint64_t end = (uint64_t)start + size;
  if (limit && end > limit) give_up();
  uint64_t available = (uint64_t)__builtin_wasm_memory_size(0) * page;
  if (end > available) {
    uint64_t missing = (end - available + page - 1) / page;
    // Growing in larger steps asks the host less often.
    uint64_t wanted = missing > growth ? missing : growth;
    if (__builtin_wasm_memory_grow(0, (size_t)wanted) == (size_t)-1 &&
        __builtin_wasm_memory_grow(0, (size_t)missing) == (size_t)-1)
      give_up();
  }
  first_unused = (uintptr_t)end;
  return start;
}

void *malloc(size_t size) {
  if (size > 0x7fffffff) give_up();
  size_t capacity;
  uint32_t class = class_of(size, &capacity);
  header *block = free_blocks[class];
  if (block) {
    free_blocks[class] = block->next;
  } else {
    block = (header *)take(sizeof(header) + capacity);
    block->class = class;
  }
  block->offset = 0;
  return block + 1;
}

void free(void *pointer) {
  if (!pointer) return;
  header *block = (header *)pointer - 1;
  if (block->offset) block = (header *)((unsigned char *)block - block->offset);
  block->next = free_blocks[block->class];
  free_blocks[block->class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  unsigned char *block = malloc(alignment > granule ? size + alignment : size);
  uintptr_t aligned = alignment > granule ? ((uintptr_t)block + alignment - 1) & ~(alignment - 1) : (uintptr_t)block;
  // A header in front of the aligned bytes leads back to that of the block.
  if (aligned != (uintptr_t)block) ((header *)aligned - 1)->offset = (uint32_t)(aligned - (uintptr_t)block);
  *result = (void *)aligned;
  return 0;
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count] != 0) count += 1;
  return count;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count >= 8 && *(const uint64_t *)a == *(const uint64_t *)b; count -= 8) a += 8, b += 8;
  for (; count > 0; count--, a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

// Half away from zero, as in C.
double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

// The product of two numbers of 128 bits, from products of 64 and 32 bits.
__int128 __multi3(__int128 left, __int128 right) {
  unsigned __int128 a = (unsigned __int128)left, b = (unsigned __int128)right;
  uint64_t a0 = (uint64_t)a, b0 = (uint64_t)b;
  uint64_t al = (uint32_t)a0, ah = a0 >> 32, bl = (uint32_t)b0, bh = b0 >> 32;
  uint64_t low = al * bl, middle = ah * bl + (low >> 32), other = al * bh + (uint32_t)middle;
  uint64_t high = ah * bh + (middle >> 32) + (other >> 32);
  high += a0 * (uint64_t)(b >> 64) + (uint64_t)(a >> 64) * b0;
  return (__int128)(((unsigned __int128)high << 64) | (other << 32 | (uint32_t)low));
}

// Hash tables start from these bytes, which the host makes at random before it calls anything else: whoever knew them could
// choose keys that all fall into one place of a table. No output depends on the order of a hash table.
static uint32_t seed[4];

__attribute__((export_name("sdui_seed"))) void sdui_seed(uint32_t first, uint32_t second, uint32_t third, uint32_t fourth) {
  seed[0] = first;
  seed[1] = second;
  seed[2] = third;
  seed[3] = fourth;
}

void arc4random_buf(void *bytes, size_t count) {
  unsigned char *next = bytes;
  const unsigned char *source = (const unsigned char *)seed;
  for (size_t index = 0; index < count; index++) next[index] = source[index % sizeof seed];
}

// Messages of Swift's runtime go nowhere: a trap follows them.
int putchar(int character) { return character; }
