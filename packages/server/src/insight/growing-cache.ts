interface GrowingCacheOptions {
  readonly maxSize: number
  readonly sizeCalculation: () => number
}

/** Options of an `LRUCache` that takes memory for what it holds, where `max` would take it at once for all that it may ever hold. */
export function growingTo(most: number): GrowingCacheOptions {
  return { maxSize: most, sizeCalculation: () => 1 }
}
