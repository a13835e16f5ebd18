import { type BlockBits, type BlockSet, noBits, wordsOfBlock } from './block-bits.ts'

/** Things of a block that have the same score for a word: a whole number above 0. */
export interface ScoredSet {
  readonly block: number
  readonly score: number
  readonly set: BlockSet
}

/**
 * The scores of a block's things as bits of numbers: a plane for each power of two, the lowest first, in one array. So 32 things are added
 * up and compared at once.
 */
export class ScorePlanes {
  /** What has a score. */
  readonly found: BlockBits = noBits()
  readonly planes: Uint32Array
  readonly count: number
  readonly highest: number

  /** For scores up to a number. */
  constructor(highest: number) {
    this.highest = highest
    this.count = 32 - Math.clz32(highest)
    this.planes = new Uint32Array(this.count * wordsOfBlock)
  }

  /** The scores of a word: the best of each thing. */
  static of(sets: readonly ScoredSet[]): ScorePlanes {
    const sorted = [...sets].sort((one, other) => other.score - one.score)
    const planes = new ScorePlanes(sorted[0]?.score ?? 0)
    for (const { score, set } of sorted) {
      if (set instanceof Uint16Array)
        for (const place of set) planes.#set(place >>> 5, 1 << (place & 31), score)
      else
        for (let at = 0; at < wordsOfBlock; at += 1) if (set[at] !== 0) planes.#set(at, set[at] ?? 0, score)
    }
    return planes
  }

  /** The sums of two scores, of what has both. */
  plus(other: ScorePlanes): ScorePlanes {
    const sums = new ScorePlanes(this.highest + other.highest)
    for (let at = 0; at < wordsOfBlock; at += 1) {
      const both = (this.found[at] ?? 0) & (other.found[at] ?? 0)
      if (both === 0) continue
      sums.found[at] = both
      let carried = 0
      for (let plane = 0; plane < sums.count; plane += 1) {
        const one = this.at(plane, at) & both
        const more = other.at(plane, at) & both
        sums.planes[plane * wordsOfBlock + at] = one ^ more ^ carried
        carried = (one & more) | (carried & (one ^ more))
      }
    }
    return sums
  }

  /** Leaves out what is in no set. */
  keep(set: BlockBits = noBits()): void {
    for (let at = 0; at < wordsOfBlock; at += 1) this.found[at] = (this.found[at] ?? 0) & (set[at] ?? 0)
  }

  /** Leaves out what is in a set. */
  drop(set: BlockBits): void {
    for (let at = 0; at < wordsOfBlock; at += 1) this.found[at] = (this.found[at] ?? 0) & ~(set[at] ?? 0)
  }

  /** 32 bits of a plane. */
  at(plane: number, at: number): number {
    return plane < this.count ? (this.planes[plane * wordsOfBlock + at] ?? 0) : 0
  }

  /** The score of the thing at a place. */
  scoreAt(place: number): number {
    let score = 0
    for (let plane = 0; plane < this.count; plane += 1)
      score |= ((this.at(plane, place >>> 5) >>> (place & 31)) & 1) << plane
    return score
  }

  #set(at: number, bits: number, score: number): void {
    const fresh = bits & ~(this.found[at] ?? 0)
    if (fresh === 0) return
    this.found[at] = (this.found[at] ?? 0) | fresh
    for (let plane = 0; plane < this.count; plane += 1) {
      if (((score >>> plane) & 1) === 0) continue
      const place = plane * wordsOfBlock + at
      this.planes[place] = (this.planes[place] ?? 0) | fresh
    }
  }
}
