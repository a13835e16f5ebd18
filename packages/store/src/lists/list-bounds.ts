/** How much work an answer of a list may take. */
export interface ListBounds {
  /** So many rows are sorted at once. */
  readonly sorted: number
  /** So many are sorted where that is better than to walk the whole list. */
  readonly sortedAtMost: number
  /** So many are sorted where a walk came upon none of them: they stand elsewhere in the order, such as names that begin alike. */
  readonly sortedFarOff: number
  /** So many rows are looked at one after another before something else is tried. */
  readonly walked: number
  /** Rows are counted up to this. */
  readonly counted: number
  /** So many rows are looked at to count those that fulfil conditions which no index tells together. */
  readonly sampled: number
}

/** Measured: what takes a few ten milliseconds on two cores. */
export const usualBounds: ListBounds = {
  sorted: 4_000,
  sortedAtMost: 10_000,
  sortedFarOff: 16_000,
  walked: 1_500,
  counted: 10_000,
  sampled: 1_000,
}
