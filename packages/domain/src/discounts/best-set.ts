import type { Candidate } from './candidate.ts'
import type { DiscountedGoods } from './discount-offer.ts'
import { goodsCost } from './goods-cost.ts'

/** So many candidates are tried in every legal combination; of more, the best are added one by one. */
const exactCandidates = 12

/** What delivery costs, by what the goods cost after their discounts; null while nobody knows. */
export type DeliveryCost = (goodsCents: number) => number | null

/** What it weighs that there is no way left to send the goods: more than anything that can be taken off. */
export const notDelivered = 2 ** 50

/**
 * Finds the set of discounts, of those that may stand beside each other, with which goods and delivery cost least. Of sets that cost
 * the same, the one of higher rank.
 */
export function bestSet(
  candidates: readonly Candidate[],
  goods: readonly DiscountedGoods[],
  deliveryCost: DeliveryCost,
): readonly Candidate[] {
  const costOfGoods = goodsCost(candidates, goods)
  const cost = (set: readonly Candidate[]) => costOf(set, costOfGoods(set), deliveryCost)
  return candidates.length <= exactCandidates
    ? searchAll(candidates, cost, lowestCost(candidates, goods))
    : addOneByOne(candidates, cost)
}

type Cost = (set: readonly Candidate[]) => number
/** A cost that no set can go below that takes from `chosen` and from the candidates after an index. */
type Bound = (chosen: readonly Candidate[], from: number) => number

function costOf(set: readonly Candidate[], goodsCents: number, deliveryCost: DeliveryCost): number {
  const deliveryCents = deliveryCost(goodsCents)
  if (deliveryCents === notDelivered) return goodsCents + notDelivered
  const isFree = set.some((each) => makesFree(each, deliveryCents))
  // Where nobody knows yet what delivery costs, having it free is worth something, and less than any amount that is known.
  return goodsCents + (isFree ? 0 : (deliveryCents ?? 0.5))
}

/** Whether a discount makes delivery free. */
export function makesFree({ discount: { effect } }: Candidate, deliveryCents: number | null): boolean {
  if (effect.kind !== 'free-shipping') return false
  return effect.mostCents === null || deliveryCents === null || deliveryCents <= effect.mostCents
}

/** Branch and bound: with a candidate before without it, so that of equal sets the one of higher rank is found first. */
function searchAll(candidates: readonly Candidate[], cost: Cost, bound: Bound): readonly Candidate[] {
  let best: readonly Candidate[] = []
  let least = Number.POSITIVE_INFINITY
  const visit = (chosen: readonly Candidate[], index: number): void => {
    const next = candidates[index]
    if (!next) {
      const costs = cost(chosen)
      if (costs >= least) return
      least = costs
      best = chosen
      return
    }
    if (bound(chosen, index) >= least) return
    if (chosen.every((each) => each.combines[index])) visit([...chosen, next], index + 1)
    visit(chosen, index + 1)
  }
  visit([], 0)
  return best
}

/** The one that saves most by itself first, then whatever may stand beside it and saves more. */
function addOneByOne(candidates: readonly Candidate[], cost: Cost): readonly Candidate[] {
  const alone = candidates.map((candidate, index) => ({ candidate, index, costs: cost([candidate]) }))
  alone.sort((one, other) => one.costs - other.costs || one.index - other.index)
  let best: readonly { readonly candidate: Candidate; readonly index: number }[] = []
  let least = cost([])
  for (const each of alone) {
    if (!best.every(({ candidate }) => candidate.combines[each.index])) continue
    const grown = [...best, each].sort((one, other) => one.index - other.index)
    const costs = cost(grown.map(({ candidate }) => candidate))
    if (costs >= least) continue
    least = costs
    best = grown
  }
  return best.map(({ candidate }) => candidate)
}

/** Every line takes the most that any discount on goods could take, and those on the order come off what the goods cost at first. */
function lowestCost(candidates: readonly Candidate[], goods: readonly DiscountedGoods[]): Bound {
  const lineCents = goods.map((each) => each.unitPriceCents * each.quantity)
  const most = candidates.map((candidate) => mostOff(candidate, lineCents))
  const indexOf = new Map(candidates.map((each, index) => [each, index]))
  return (chosen, from) => {
    const open = [...chosen.map((each) => indexOf.get(each) ?? 0), ...candidates.keys()].filter(
      (index, place) => place < chosen.length || index >= from,
    )
    const ofGoods = lineCents.reduce(
      (sum, _, line) => sum + Math.max(0, ...open.map((index) => most[index]?.ofLines[line] ?? 0)),
      0,
    )
    const total = lineCents.reduce((sum, each) => sum + each, 0)
    return Math.max(0, total - ofGoods - open.reduce((sum, index) => sum + (most[index]?.ofOrder ?? 0), 0))
  }
}

function mostOff(candidate: Candidate, lineCents: readonly number[]) {
  const { effect } = candidate.discount
  const mine = lineCents.map((each, line) => (candidate.isFor[line] ? each : 0))
  const total = mine.reduce((sum, each) => sum + each, 0)
  if (effect.kind === 'buy-x-get-y') return { ofLines: mine, ofOrder: 0 }
  if (candidate.discountClass !== 'ORDER') return { ofLines: candidate.cuts, ofOrder: 0 }
  if (effect.kind === 'fixed') return { ofLines: [], ofOrder: Math.min(effect.cents, total) }
  const share = effect.kind === 'percentage' ? Math.ceil((total * effect.milliPercent) / 100_000) : 0
  return { ofLines: [], ofOrder: share }
}
