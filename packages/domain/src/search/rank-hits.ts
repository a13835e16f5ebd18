import { addPlaces, type BlockBits, blockSize, countBits, countOf, wordsOfBlock } from './block-bits.ts'
import { type ScoredSet, ScorePlanes } from './score-planes.ts'

/** What is ranked. */
export interface Ranking {
  /** For each word of a search the things that have it; a thing counts by the best score that it has for a word. */
  readonly words: readonly (readonly ScoredSet[])[]
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

/** Ranks without a look at single things. What it takes grows with the blocks that have all words, and with the part that is asked for. */
export function rankHits(ranking: Ranking): RankedHits {
  const blocks = matchingBlocks(ranking)
  const total = blocks.reduce((sum, { planes }) => sum + countBits(planes.found), 0)
  const wanted = Math.min(total, ranking.offset + ranking.limit)
  if (wanted <= ranking.offset) return { numbers: [], total }
  const best = bestOf(blocks, wanted)
  best.sort((one, other) => other.score - one.score || one.number - other.number)
  return { numbers: best.slice(ranking.offset, wanted).map(({ number }) => number), total }
}

/** The scores of what has all words, in a block. */
interface MatchingBlock {
  readonly block: number
  readonly planes: ScorePlanes
}

function matchingBlocks({ words, within, without }: Ranking): readonly MatchingBlock[] {
  const byBlock = words.map(setsByBlock)
  const [first = new Map<number, ScoredSet[]>(), ...others] = byBlock
  const blocks = [...first.keys()].filter((block) => others.every((sets) => sets.has(block)))
  return blocks
    .sort((one, other) => one - other)
    .flatMap((block) => {
      const planes = byBlock
        .map((sets) => ScorePlanes.of(sets.get(block) ?? []))
        .reduce((sum, more) => sum.plus(more))
      if (within) planes.keep(within.get(block))
      const gone = without.get(block)
      if (gone) planes.drop(gone)
      return countBits(planes.found) === 0 ? [] : [{ block, planes }]
    })
}

function setsByBlock(sets: readonly ScoredSet[]): ReadonlyMap<number, readonly ScoredSet[]> {
  const byBlock = new Map<number, ScoredSet[]>()
  for (const each of sets) {
    const known = byBlock.get(each.block)
    if (known) known.push(each)
    else byBlock.set(each.block, [each])
  }
  return byBlock
}

interface ScoredNumber {
  readonly number: number
  readonly score: number
}

/** So many things of the highest scores, in no order. */
function bestOf(blocks: readonly MatchingBlock[], wanted: number): ScoredNumber[] {
  const best: ScoredNumber[] = []
  let left = blocks.map(({ block, planes }) => ({ block, planes, bits: planes.found.slice() }))
  for (let plane = Math.max(...blocks.map(({ planes }) => planes.count)) - 1; plane >= 0; plane -= 1) {
    const higher = left.reduce((sum, each) => sum + countHigher(each, plane), 0)
    if (higher === 0) continue
    if (best.length + higher <= wanted) for (const each of left) takeHigher(best, each, plane)
    else left = left.filter((each) => keepHigher(each, plane))
    if (best.length === wanted) return best
  }
  // What is left has one score: the lowest numbers come first.
  for (const each of left)
    for (let at = 0; at < wordsOfBlock && best.length < wanted; at += 1)
      take(best, each, at, each.bits[at] ?? 0)
  return best
}

interface LeftBlock extends MatchingBlock {
  readonly bits: BlockBits
}

function countHigher({ planes, bits }: LeftBlock, plane: number): number {
  if (plane >= planes.count) return 0
  let count = 0
  for (let at = 0; at < wordsOfBlock; at += 1) {
    const each = bits[at] ?? 0
    if (each !== 0) count += countOf(each & planes.at(plane, at))
  }
  return count
}

/** Takes the things with a bit of their score out of those that are left. */
function takeHigher(best: ScoredNumber[], left: LeftBlock, plane: number): void {
  for (let at = 0; at < wordsOfBlock; at += 1) {
    const high = (left.bits[at] ?? 0) & left.planes.at(plane, at)
    if (high === 0) continue
    take(best, left, at, high)
    left.bits[at] = (left.bits[at] ?? 0) & ~high
  }
}

/** Leaves the things with a bit of their score; returns whether there are any. */
function keepHigher({ bits, planes }: LeftBlock, plane: number): boolean {
  let any = 0
  for (let at = 0; at < wordsOfBlock; at += 1) {
    const high = (bits[at] ?? 0) & planes.at(plane, at)
    bits[at] = high
    any |= high
  }
  return any !== 0
}

function take(best: ScoredNumber[], { block, planes }: MatchingBlock, at: number, bits: number): void {
  const places: number[] = []
  addPlaces(places, bits, at * 32)
  for (const place of places) best.push({ number: block * blockSize + place, score: planes.scoreAt(place) })
}
