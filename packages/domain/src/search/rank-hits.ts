import {
  addBits,
  type BlockBits,
  blockSize,
  bothBits,
  countBits,
  hasBit,
  noBits,
  placesOf,
  takeBits,
} from './block-bits.ts'

/** Things of a block that have the same score for a word: a whole number above 0. */
export interface ScoredBits {
  readonly block: number
  readonly score: number
  readonly bits: BlockBits
}

/** What is ranked. */
export interface Ranking {
  /** For each word of a search the things that have it; a thing counts by the best score that it has for a word. */
  readonly words: readonly (readonly ScoredBits[])[]
  /** Things that alone may be found, by block; null: all may. */
  readonly within: ReadonlyMap<number, BlockBits> | null
  /** Things that may not be found, by block. */
  readonly without: ReadonlyMap<number, BlockBits>
  readonly offset: number
  readonly limit: number
}

/** Numbers of a part of what has all words, the best first, those of the same score by their numbers; and how many there are. */
export interface RankedHits {
  readonly numbers: readonly number[]
  readonly total: number
}

/**
 * Ranks without a look at single things: scores are kept as bits of numbers, a plane for each power of two, so that 32 things are added up
 * and compared at once. What it takes grows with blocks that have all words, and the part that is asked for.
 */
export function rankHits(ranking: Ranking): RankedHits {
  const blocks = matchingBlocks(ranking)
  const total = blocks.reduce((sum, { found }) => sum + countBits(found), 0)
  const wanted = Math.min(total, ranking.offset + ranking.limit)
  if (wanted <= ranking.offset) return { numbers: [], total }
  const best = bestOf(blocks, wanted)
  best.sort((one, other) => other.score - one.score || one.number - other.number)
  return { numbers: best.slice(ranking.offset, wanted).map(({ number }) => number), total }
}

/** The things of a block that have all words, and the planes of their scores, the lowest first. */
interface MatchingBlock {
  readonly block: number
  readonly found: BlockBits
  readonly planes: readonly BlockBits[]
}

function matchingBlocks({ words, within, without }: Ranking): readonly MatchingBlock[] {
  const byBlock = words.map(setsByBlock)
  const [first, ...others] = byBlock
  const blocks = [...(first?.keys() ?? [])].sort((one, other) => one - other)
  return blocks.flatMap((block) => {
    if (others.some((sets) => !sets.has(block))) return []
    const scored = byBlock.map((sets) => planesOf(sets.get(block) ?? []))
    const found = scored.map((each) => each.found).reduce(bothBits)
    const gone = without.get(block)
    if (gone) takeBits(found, gone)
    const allowed = within === null ? found : bothBits(found, within.get(block) ?? noBits())
    if (countBits(allowed) === 0) return []
    return [{ block, found: allowed, planes: scored.map((each) => each.planes).reduce(addPlanes) }]
  })
}

function setsByBlock(sets: readonly ScoredBits[]): ReadonlyMap<number, readonly ScoredBits[]> {
  const byBlock = new Map<number, ScoredBits[]>()
  for (const each of sets) {
    const known = byBlock.get(each.block)
    if (known) known.push(each)
    else byBlock.set(each.block, [each])
  }
  return byBlock
}

function planesOf(sets: readonly ScoredBits[]): Pick<MatchingBlock, 'found' | 'planes'> {
  const found = noBits()
  const planes: BlockBits[] = []
  for (const { score, bits } of [...sets].sort((one, other) => other.score - one.score)) {
    const fresh = bits.slice()
    takeBits(fresh, found)
    addBits(found, fresh)
    for (let plane = 0; score >> plane > 0; plane += 1) {
      if (((score >> plane) & 1) === 0) continue
      while (planes.length <= plane) planes.push(noBits())
      addBits(planes[plane] ?? noBits(), fresh)
    }
  }
  return { found, planes }
}

/** Adds two numbers of each thing, as one adds on paper. */
function addPlanes(one: readonly BlockBits[], other: readonly BlockBits[]): readonly BlockBits[] {
  const sums: BlockBits[] = []
  const none = noBits()
  let carried = none
  for (let plane = 0; plane < Math.max(one.length, other.length); plane += 1) {
    const [left, right] = [one[plane] ?? none, other[plane] ?? none]
    const [sum, carry] = [noBits(), noBits()]
    for (let at = 0; at < sum.length; at += 1) {
      const [x, y, c] = [left[at] ?? 0, right[at] ?? 0, carried[at] ?? 0]
      sum[at] = x ^ y ^ c
      carry[at] = (x & y) | (c & (x ^ y))
    }
    sums.push(sum)
    carried = carry
  }
  return [...sums, carried]
}

interface ScoredNumber {
  readonly number: number
  readonly score: number
}

/** So many things of the highest scores, in no order. */
function bestOf(blocks: readonly MatchingBlock[], wanted: number): ScoredNumber[] {
  const best: ScoredNumber[] = []
  const take = ({ block, planes }: MatchingBlock, bits: BlockBits, most: number) => {
    for (const place of placesOf(bits, most))
      best.push({ number: block * blockSize + place, score: scoreAt(planes, place) })
  }
  let left = blocks.map((block) => ({ block, bits: block.found }))
  const highest = Math.max(...blocks.map(({ planes }) => planes.length))
  for (let plane = highest - 1; plane >= 0; plane -= 1) {
    const higher = left.map(({ block, bits }) => ({
      block,
      bits: bothBits(bits, block.planes[plane] ?? noBits()),
    }))
    const count = higher.reduce((sum, { bits }) => sum + countBits(bits), 0)
    if (best.length + count > wanted) {
      left = higher
      continue
    }
    for (const { block, bits } of higher) take(block, bits, blockSize)
    left = left.map(({ block, bits }, at) => {
      const rest = bits.slice()
      takeBits(rest, higher[at]?.bits ?? noBits())
      return { block, bits: rest }
    })
  }
  // What is left has one score: the lowest numbers come first.
  for (const { block, bits } of left) take(block, bits, Math.max(0, wanted - best.length))
  return best
}

function scoreAt(planes: readonly BlockBits[], place: number): number {
  return planes.reduce((score, bits, plane) => score + (hasBit(bits, place) ? 2 ** plane : 0), 0)
}
