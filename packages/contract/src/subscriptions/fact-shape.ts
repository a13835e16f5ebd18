import { type DeclineProblem, declineText } from '@vitrine/domain/payments/decline'
import { type TProperties, Type } from 'typebox'
import { oneOf } from '../schemas.ts'

const orderName = Type.String()
const what = oneOf(['delivery', 'payment'])

/** What happened to a subscription, as a code with its values; `SubscriptionFact` of the domain. */
export const subscriptionFact = Type.Union([
  fact('began', { orderName }),
  fact('renewed', { orderName }),
  fact('declined', { problem: oneOf(Object.keys(declineText) as readonly DeclineProblem[]) }),
  /** It was not charged: what comes is not there. */
  fact('waits', { reason: oneOf(['sold-out', 'undeliverable']) }),
  /** It was not charged: the shop sells in another currency than was agreed. */
  fact('other-currency', { currency: Type.String(), shopCurrency: Type.String() }),
  fact('skipped', { what }),
  fact('paused-for', { what, cycles: Type.Integer() }),
  /** It could not be charged, and waits for a card. */
  fact('paused-unpaid', {}),
  fact('resumed', {}),
  /** A cycle that was left out comes after all. */
  fact('skip-taken-back', {}),
  /** What comes from the next payment on. */
  fact('swapped', { quantity: Type.Integer(), name: Type.String() }),
  fact('method-changed', { label: Type.String() }),
  fact('address-changed', {}),
  fact('delivery-changed', { name: Type.String() }),
  fact('retried', {}),
  /** So many days before payments are due at it. */
  fact('price-announced', { days: Type.Integer() }),
  fact('price-kept', {}),
  fact('price-lowered', {}),
  fact('reminded', {}),
  fact('told-of-card', {}),
  fact('canceled', {
    why: oneOf([
      'asked',
      'asked-at-once',
      'unpaid',
      'free-now',
      'refunded',
      'canceled',
      'withdrawn',
      'disputed',
    ]),
  }),
  fact('paid-off', {}),
])

function fact<Code extends string, Values extends TProperties>(code: Code, values: Values) {
  return Type.Object({ code: Type.Literal(code), ...values })
}
