import type { Discount } from './discount.ts'
import type { CodeReason, DiscountedGoods, DiscountOffer } from './discount-offer.ts'
import { isChosen, isFor, isOpenTo, isOpenToPayment } from './line-rules.ts'

/** Why a discount cannot be had by a cart, whatever else is in it; null when it can. The same for codes and automatic ones. */
export function checkOffer(
  offer: DiscountOffer,
  goods: readonly DiscountedGoods[],
  { nowMs, requiresShipping }: { readonly nowMs: number; readonly requiresShipping: boolean },
): CodeReason | null {
  const { discount, isUsedUp, isUsedByCustomer } = offer
  const { startsAtMs, endsAtMs, minimumCents, minimumQuantity } = discount
  if (endsAtMs !== null && nowMs >= endsAtMs) return { kind: 'ended', endedAtMs: endsAtMs }
  if (discount.isStopped) return { kind: 'ended', endedAtMs: null }
  if (startsAtMs !== null && nowMs < startsAtMs) return { kind: 'not-yet', startsAtMs }
  if (isUsedUp) return { kind: 'used-up' }
  if (isUsedByCustomer) return { kind: 'used-by-customer' }
  if (discount.effect.kind === 'free-shipping' && !requiresShipping) return { kind: 'no-delivery' }

  const mine = goods.filter((each) => isFor(discount, each))
  if (mine.length === 0) {
    const areClosed = goods.length > 0 && goods.every((each) => !isOpenToPayment(discount, each))
    return { kind: areClosed ? 'not-for-subscriptions' : 'wrong-goods' }
  }
  if (amountOf(mine) < minimumCents) return { kind: 'below-minimum', minimumCents }
  if (piecesOf(mine) < minimumQuantity) return { kind: 'too-few', minimumQuantity }
  return checkBought(discount, goods)
}

/** Whether enough is bought for something to get cheaper. */
function checkBought(discount: Discount, goods: readonly DiscountedGoods[]): CodeReason | null {
  const { effect } = discount
  if (effect.kind !== 'buy-x-get-y') return null
  const { buys, buyQuantity } = effect
  const needed = buys === null ? buyQuantity + 1 : buyQuantity
  const bought = goods.filter((each) => isOpenTo(discount, each) && isChosen(buys ?? discount.goods, each))
  return piecesOf(bought) < needed ? { kind: 'too-few', minimumQuantity: needed } : null
}

function amountOf(goods: readonly DiscountedGoods[]): number {
  return goods.reduce((sum, each) => sum + each.unitPriceCents * each.quantity, 0)
}

function piecesOf(goods: readonly DiscountedGoods[]): number {
  return goods.reduce((sum, each) => sum + each.quantity, 0)
}
