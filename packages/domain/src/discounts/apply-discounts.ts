import { bestSet, type DeliveryCost, makesFree } from './best-set.ts'
import { type Candidate, readCandidates } from './candidate.ts'
import { checkOffer } from './check-offer.ts'
import { cutLines } from './cut-lines.ts'
import type {
  AppliedDiscount,
  CodeFinding,
  CodeReason,
  DiscountContext,
  DiscountedGoods,
  DiscountOffer,
} from './discount-offer.ts'
import { paymentsOf } from './subscription-payments.ts'

/** The discounts of a cart, and what became of its codes. */
export interface Discounted {
  readonly discounts: readonly AppliedDiscount[]
  readonly codes: readonly CodeFinding[]
}

/** How the goods of a cart are delivered. */
interface Delivery {
  readonly isNeeded: boolean
  /** What the way that was chosen costs; null where none is, or where it is not offered for such goods. */
  readonly costOf: DeliveryCost
  /** What it is weighed with where the chosen way is not offered; left out: as it costs. */
  readonly weighOf?: DeliveryCost
}

/**
 * Chooses the discounts with which the cart costs least, and says of each code why it takes nothing off, where it does not. The order of
 * lines, codes and offers changes nothing.
 */
export function applyDiscounts(
  goods: readonly DiscountedGoods[],
  context: DiscountContext,
  delivery: Delivery,
): Discounted {
  const { nowMs, offers } = context
  if (offers.length === 0 && context.codes.length === 0) return { discounts: [], codes: [] }
  const checked = offers.map((offer) => ({
    offer,
    reason: checkOffer(offer, goods, { nowMs, requiresShipping: delivery.isNeeded }),
  }))
  const possible = checked.flatMap(({ offer, reason }) => (reason === null ? [offer] : []))
  const candidates = readCandidates(possible, goods)
  const chosen = bestSet(candidates, goods, delivery.weighOf ?? delivery.costOf)
  const { applied, discounts } = takeOff(chosen, goods, delivery)
  const explain = (offer: DiscountOffer, reason: CodeReason | null) =>
    reason ?? explainCandidate(offer, candidates, applied)
  const codes = [...new Set(context.codes)].sort().map((code): CodeFinding => {
    const found = checked.find(({ offer }) => offer.code === code)
    if (!found) return { code, discountId: null, name: '', reason: { kind: 'unknown' } }
    const { id, name } = found.offer.discount
    return { code, discountId: id, name, reason: explain(found.offer, found.reason) }
  })
  return { discounts, codes }
}

/** What the chosen discounts take off; one that takes nothing off is left out, so that it is not used. */
function takeOff(
  chosen: readonly Candidate[],
  goods: readonly DiscountedGoods[],
  { costOf }: { readonly costOf: DeliveryCost },
) {
  const { goodsCents, shares } = cutLines(chosen, goods)
  let deliveryCents = costOf(goodsCents)
  const isSubscribed = goods.some((each) => each.payment !== null)
  const all = chosen.map((candidate, index): { candidate: Candidate; discount: AppliedDiscount } => {
    const { offer, discountClass } = candidate
    const { id, name } = offer.discount
    const lasting = isSubscribed ? { payments: paymentsOf(offer.discount) } : {}
    const parts = (shares[index] ?? []).flatMap((cents, line) => {
      const entryId = goods[line]?.key
      return cents > 0 && entryId !== undefined ? [{ entryId, cents }] : []
    })
    const isFree = makesFree(candidate, deliveryCents)
    const ofDelivery = isFree ? (deliveryCents ?? 0) : 0
    // Two discounts cannot both make delivery free: the second takes nothing off.
    if (isFree && deliveryCents !== null) deliveryCents = 0
    const amountCents = ofDelivery + parts.reduce((sum, each) => sum + each.cents, 0)
    return {
      candidate,
      discount: { id, name, code: offer.code, discountClass, amountCents, ...lasting, shares: parts },
    }
  })
  const taking = all.filter(({ candidate, discount }) => {
    return discount.amountCents > 0 || (deliveryCents === null && candidate.discountClass === 'SHIPPING')
  })
  return {
    applied: taking.map((each) => each.candidate),
    discounts: taking.map((each) => each.discount),
  }
}

/** Why a discount that could be had is not: another does not combine with it, or it makes nothing cheaper. */
function explainCandidate(
  offer: DiscountOffer,
  candidates: readonly Candidate[],
  applied: readonly Candidate[],
): CodeReason | null {
  if (applied.some((each) => each.offer === offer)) return null
  const index = candidates.findIndex((each) => each.offer === offer)
  const rival = applied.find((each) => !each.combines[index])
  return rival ? { kind: 'not-combinable', name: rival.discount.name } : { kind: 'no-effect' }
}
