import { shareOf } from '../money/share-of.ts'
import { byRank, classOf, type Discount, type DiscountClass, mayCombine } from './discount.ts'
import type { DiscountedGoods, DiscountOffer } from './discount-offer.ts'
import { isChosen, isFor, isOpenTo } from './line-rules.ts'

/** A discount that the cart can have, with what it means for each line. */
export interface Candidate {
  readonly offer: DiscountOffer
  readonly discount: Discount
  readonly discountClass: DiscountClass
  /** Lines it is for, by index. */
  readonly isFor: readonly boolean[]
  /** Lines that count as bought, of those that give something for what is bought. */
  readonly isBought: readonly boolean[]
  /** What comes off each line of goods, where that depends on nothing else. */
  readonly cuts: readonly number[]
  /** Whether it may stand beside a candidate, by index. */
  readonly combines: readonly boolean[]
}

/** Works out what each offer means for the lines, in the order of rank. */
export function readCandidates(
  offers: readonly DiscountOffer[],
  goods: readonly DiscountedGoods[],
): readonly Candidate[] {
  const ranked = [...offers].sort(
    (one, other) => byRank(one.discount, other.discount) || (one.code < other.code ? -1 : 1),
  )
  return ranked.map((offer) => {
    const { discount } = offer
    const isMine = goods.map((each) => isFor(discount, each))
    return {
      offer,
      discount,
      discountClass: classOf(discount),
      isFor: isMine,
      isBought: boughtLines(discount, goods),
      cuts: goods.map((each, index) => (isMine[index] ? lineCut(discount, each) : 0)),
      combines: ranked.map((other) => mayCombine(discount, other.discount)),
    }
  })
}

function boughtLines(discount: Discount, goods: readonly DiscountedGoods[]): readonly boolean[] {
  const { effect } = discount
  if (effect.kind !== 'buy-x-get-y') return []
  const bought = effect.buys ?? discount.goods
  return goods.map((each) => isOpenTo(discount, each) && isChosen(bought, each))
}

/** What a discount on goods takes off a line: rounded once for the line, and never more than the line costs. */
function lineCut({ effect }: Discount, { unitPriceCents, quantity }: DiscountedGoods): number {
  if (!('appliesTo' in effect) || effect.appliesTo === 'order') return 0
  if (effect.kind === 'fixed') return Math.min(effect.cents, unitPriceCents) * quantity
  return shareOf(unitPriceCents * quantity, effect.milliPercent, 100_000)
}
