import type { Product } from '../catalogue/product.ts'
import { sampleOrder } from '../orders/sample-order.ts'
import type { Site } from '../website/site.ts'
import { beginSubscription } from './begin-subscription.ts'
import type { Subscription } from './subscription.ts'
import { shopTermsOf } from './terms/shop-terms.ts'

/** A subscription that nobody has, by which owners see what is written about them. */
export function sampleSubscription({
  product,
  email,
  nowMs,
  site: { store, timeZone },
}: {
  readonly product: Product | null
  readonly email: string
  readonly nowMs: number
  readonly site: Pick<Site, 'store' | 'timeZone'>
}): Subscription {
  const { currency, orderNumbers } = store
  const order = sampleOrder({
    product,
    currency,
    numbering: orderNumbers,
    shipping: null,
    manual: null,
    nowMs,
  })
  const [line] = order.lines
  const plan = product?.subscription ?? { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 }
  const begun =
    line &&
    beginSubscription({
      id: 'sample',
      order: { ...order, contact: { ...order.contact, email } },
      line: { ...line, subscription: plan },
      granted: [],
      methodId: null,
      nowMs,
      timeZone,
      shop: shopTermsOf(store),
    })
  if (!begun) throw new Error('A sample has a line with a plan')
  return begun
}
