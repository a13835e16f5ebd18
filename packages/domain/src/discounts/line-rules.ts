import type { Discount, GoodsChoice } from './discount.ts'
import type { DiscountedGoods } from './discount-offer.ts'

/** Whether a choice names goods. */
export function isChosen({ productIds, categories, tags }: GoodsChoice, goods: DiscountedGoods): boolean {
  if (productIds.length === 0 && categories.length === 0 && tags.length === 0) return true
  return (
    productIds.includes(goods.productId) ||
    (categories.length > 0 && goods.categories.some((each) => categories.includes(each))) ||
    (tags.length > 0 && goods.tags.some((each) => tags.includes(each)))
  )
}

/** Whether a discount may touch a line at all: never gift cards, and what is on sale only where it says so. */
export function isOpenTo(
  { includesSaleItems, effect }: Pick<Discount, 'includesSaleItems' | 'effect'>,
  goods: DiscountedGoods,
): boolean {
  if (goods.isExempt) return false
  return includesSaleItems || effect.kind === 'free-shipping' || !goods.isOnSale
}

/** Whether a line is among those that a discount takes something off, or counts for its minimum. */
export function isFor(discount: Discount, goods: DiscountedGoods): boolean {
  if (!isOpenTo(discount, goods)) return false
  const { effect } = discount
  const isForAll = effect.kind === 'free-shipping' || ('appliesTo' in effect && effect.appliesTo === 'order')
  return isForAll || isChosen(discount.goods, goods)
}
