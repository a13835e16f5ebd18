import type { Discount, GoodsChoice } from './discount.ts'
import type { DiscountedGoods } from './discount-offer.ts'
import { holdsForPayment } from './subscription-payments.ts'

/** Whether a choice names goods. */
export function isChosen({ productIds, categories, tags }: GoodsChoice, goods: DiscountedGoods): boolean {
  if (productIds.length === 0 && categories.length === 0 && tags.length === 0) return true
  return (
    productIds.includes(goods.productId) ||
    (categories.length > 0 && goods.categories.some((each) => categories.includes(each))) ||
    (tags.length > 0 && goods.tags.some((each) => tags.includes(each)))
  )
}

/** Whether a discount may touch a line at all: never gift cards, what comes again and what is on sale only where it says so. */
export function isOpenTo(
  discount: Pick<Discount, 'includesSaleItems' | 'effect' | 'onSubscriptions'>,
  goods: DiscountedGoods,
): boolean {
  const { includesSaleItems, effect } = discount
  if (goods.isExempt || !isOpenToPayment(discount, goods)) return false
  return includesSaleItems || effect.kind === 'free-shipping' || !goods.isOnSale
}

/** Whether a discount holds for the payment that a line is of; what comes once is open to all. */
export function isOpenToPayment(
  discount: Pick<Discount, 'onSubscriptions'>,
  { payment }: DiscountedGoods,
): boolean {
  return payment === null || holdsForPayment(discount, payment)
}

/** Whether a line is among those that a discount takes something off, or counts for its minimum. */
export function isFor(discount: Discount, goods: DiscountedGoods): boolean {
  if (!isOpenTo(discount, goods)) return false
  const { effect } = discount
  const isForAll = effect.kind === 'free-shipping' || ('appliesTo' in effect && effect.appliesTo === 'order')
  return isForAll || isChosen(discount.goods, goods)
}
