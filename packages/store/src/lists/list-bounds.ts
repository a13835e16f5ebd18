/** How much work an answer of a list may take. */
export interface ListBounds {
  /** So many rows are sorted at once. */
  readonly sorted: number
  /** Of more than these that words alone lead to, a page is looked for along the list at first. */
  readonly sortedAtOnce: number
  /** Of rows that have a word elsewhere than at their beginning, so many are sorted before anything else is tried. */
  readonly begunAtOnce: number
  /** So many are sorted where that is better than to walk the whole list. */
  readonly sortedAtMost: number
  /** So many are sorted where a walk came upon none of them: they stand elsewhere in the order, such as names that begin alike. */
  readonly sortedFarOff: number
  /** So many rows of a range are passed to see where they begin in another order. */
  readonly soughtInRange: number
  /** So many rows of an index that holds all of them are passed before something else is tried. */
  readonly walkedFully: number
  /** So many rows of an index are passed before something else is tried. */
  readonly walked: number
  /** So many of them are looked up. */
  readonly lookedUp: number
  /** So many, where it is enough to ask whether terms lead to them. */
  readonly asked: number
  /** Terms that lead to no more than so many rows are held against an index. */
  readonly among: number
  /** Of these rows no more than so many are handed to SQLite, which holds them against the index. */
  readonly given: number
  /** So many rows of an index are held against what terms lead to. */
  readonly walkedAmong: number
  /** Rows are counted up to this. */
  readonly counted: number
  /** Of rows that frequent words lead to, and that have to be told from each other, so many are counted. */
  readonly countedApart: number
  /** Of so many hits rows are told from each other to say how many there are at least. */
  readonly toldApart: number
  /** So many rows are looked at to count those that fulfil conditions which no index tells together. */
  readonly sampled: number
  /** So many rows of an index are passed to count those that fulfil conditions which it tells. */
  readonly passed: number
  /** So many, where it is known that there are more. */
  readonly passedOfMany: number
}

/** Measured: what takes a few ten milliseconds on two cores. */
export const usualBounds: ListBounds = {
  sorted: 4_000,
  sortedAtOnce: 400,
  begunAtOnce: 500,
  sortedAtMost: 10_000,
  sortedFarOff: 16_000,
  soughtInRange: 40_000,
  walkedFully: 6_000,
  walked: 15_000,
  lookedUp: 1_500,
  asked: 3_000,
  among: 16_000,
  given: 1_500,
  walkedAmong: 20_000,
  counted: 10_000,
  countedApart: 2_000,
  toldApart: 500,
  sampled: 100,
  passed: 5_000,
  passedOfMany: 1_500,
}
