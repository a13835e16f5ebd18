import { type ChangeContext, isPutOff, mostCycles } from './change-subscription.ts'
import { canBeTakenUpAgain } from './is-over.ts'
import type { Subscription } from './subscription.ts'
import { isChangeable } from './swap-subscription.ts'
import type { ShopTerms } from './terms/shop-terms.ts'

/** What the buyer of a subscription can do with it. */
export const subscriptionActs = [
  'skip',
  'pause',
  'resume',
  'swap',
  'address',
  'delivery',
  'card',
  'cancel',
] as const

/** One of them. */
export type SubscriptionAct = (typeof subscriptionActs)[number]

/** When it is asked, and in which currency the shop sells then. */
type Moment = Pick<ChangeContext, 'nowMs' | 'timeZone'> & { readonly shop: Pick<ShopTerms, 'currency'> }

/** What can be done with a subscription now. */
export function actsOf(subscription: Subscription, moment: Moment): readonly SubscriptionAct[] {
  const { state, methodId } = subscription
  const { nowMs, shop } = moment
  const isAgain = canBeTakenUpAgain(subscription, { nowMs, currency: shop.currency })
  const can: Readonly<Record<SubscriptionAct, boolean>> = {
    skip: state === 'active' && mostCycles(subscription, moment) > 0,
    pause: state === 'active' && mostCycles(subscription, moment) > 0,
    // One that is paused for want of a card goes on with the card.
    resume: isAgain || (state === 'paused' && methodId !== null) || isPutOff(subscription, moment),
    swap: isChangeable(subscription),
    address: isChangeable(subscription),
    delivery: isChangeable(subscription) && subscription.shippingOptionKey !== null,
    card: isChangeable(subscription),
    cancel: isChangeable(subscription),
  }
  return subscriptionActs.filter((act) => can[act])
}
