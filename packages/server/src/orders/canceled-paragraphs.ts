import { cardsOfCancellation } from '@vitrine/domain/orders/canceled-money'
import { hasOpenDispute } from '@vitrine/domain/orders/disputes/order-dispute'
import { moneyDueCents } from '@vitrine/domain/orders/money-due'
import type { Order } from '@vitrine/domain/orders/order'
import type { Say } from '@vitrine/domain/words/say'
import type { TotalsWords } from '../mail/discount-totals.ts'

/** What a mail about a canceled order says of its money: what goes back and by whom, and that nothing is due. */
export function canceledParagraphs(order: Order, { write, say }: TotalsWords): readonly string[] {
  if (order.isTest) return []
  const cards = cardsOfCancellation(order).map(({ lastFour, cents }) =>
    say('{amount} is back on your gift card ••••{lastFour}.', { amount: write(cents), lastFour }),
  )
  return [...cards, ...moneyTexts(order, say)]
}

function moneyTexts(order: Order, say: Say): readonly string[] {
  if (moneyDueCents(order) === 0) return []
  if (order.paymentState === 'PENDING') return [say('There is nothing left to pay.')]
  // Nobody can refund what is disputed.
  if (hasOpenDispute(order)) return [say('The payment is disputed: how that ends decides about the money.')]
  // Nobody but the owner reaches money that came in outside of the shop.
  return order.payment.gateway === 'manual'
    ? [say('The shop returns what you paid.')]
    : [say('What you paid is being returned to you.')]
}
