import type { ReplyOf } from '@vitrine/contract/call'
import type { readSubscriptionCall } from '@vitrine/contract/subscriptions/panel-calls'
import { lostCents } from '@vitrine/domain/orders/disputes/lost-cents'
import { hasOpenDispute } from '@vitrine/domain/orders/disputes/order-dispute'
import type { Order } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { refundTotals } from '@vitrine/domain/orders/refunds/refunded-cents'
import { ownersWords } from '@vitrine/domain/payments/decline'
import { isPaid } from '@vitrine/domain/payments/payment-states'
import { mostCycles } from '@vitrine/domain/subscriptions/change-subscription'
import { methodLabel } from '@vitrine/domain/subscriptions/named-method'
import { ownerActsOf } from '@vitrine/domain/subscriptions/owner-acts'
import { presentSubscriptionRow } from '@vitrine/domain/subscriptions/present-subscription'
import { eventText } from '@vitrine/domain/subscriptions/record/fact-text'
import { isTriedNow } from '@vitrine/domain/subscriptions/retries/is-tried-now'
import type { Subscription, SubscriptionEvent } from '@vitrine/domain/subscriptions/subscription'
import { isMembership } from '@vitrine/domain/subscriptions/swaps'
import { firstAtNewPriceMs } from '@vitrine/domain/subscriptions/terms/change-price'
import { describeDiscounts } from '@vitrine/domain/subscriptions/terms/describe-discounts'
import { pricesToCome } from '@vitrine/domain/subscriptions/terms/prices-to-come'
import { shopTermsOf } from '@vitrine/domain/subscriptions/terms/shop-terms'
import type { Site } from '@vitrine/domain/website/site'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteTables } from '@vitrine/store/store'
import { sendsMail } from '../../services/mailer.ts'
import type { Services } from '../../services/services.ts'
import { ordersOfCycles } from '../../subscribed/orders-of-cycles.ts'
import type { PanelWords } from '../../words/panel-words.ts'

/** How many cycles an owner sees, the latest. */
const mostShown = 24

type Description = ReplyOf<typeof readSubscriptionCall>

interface DescribedFor {
  readonly site: Site
  readonly services: Pick<Services, 'clock' | 'mailer'>
  /** Those of whoever looks. */
  readonly words: Pick<PanelWords, 'sayRefusal'>
}

/** A subscription as its owner looks at it: with its latest cycles, their orders, and each try to charge them. */
export async function describeSubscription(
  tables: Pick<SiteTables, 'payments' | 'orders' | 'savedMethods'>,
  subscription: Subscription,
  { site, services, words }: DescribedFor,
): Promise<Description> {
  const { line, methodId, history, nextCycle, shippingAddress, billingAddress, newPrice } = subscription
  const shop = shopTermsOf(site.store)
  const { taxIsIncluded = shop.taxIsIncluded } = subscription
  const firstAtMs = firstAtNewPriceMs(subscription, site.timeZone)
  const at = { nowMs: services.clock(), timeZone: site.timeZone, shop }
  const method = methodId === null ? undefined : await tables.savedMethods.find(methodId)
  return {
    subscription: {
      ...presentSubscriptionRow(subscription, at.nowMs),
      isMembership: isMembership({ type: line.productType }),
      itemId: line.itemId,
      imageUrl: line.imageUrl,
      shippingAddress,
      billingAddress,
      methodText: method && method.removedAtMs === null ? methodLabel(method) : null,
      history: history.toReversed().map(describeEvent),
      cycles: await describeCycles(tables, subscription, { timeZone: site.timeZone, words }),
      hasMoreCycles: nextCycle >= mostShown,
      isTriedNow: isTriedNow(subscription, at.nowMs),
      acts: [...ownerActsOf(subscription, at)],
      unitPriceCents: line.unitPriceCents,
      otherCurrency: subscription.currency === shop.currency ? null : shop.currency,
      otherTax: taxIsIncluded === shop.taxIsIncluded ? null : taxIsIncluded ? 'included' : 'on-top',
      newPrice:
        newPrice && firstAtMs !== null ? { unitPriceCents: newPrice.unitPriceCents, firstAtMs } : null,
      prices: [...pricesToCome(subscription)],
      discounts: [...describeDiscounts(subscription)],
      mostCycles: mostCycles(subscription, at),
      nextCycle,
    },
    sendsMail: sendsMail(services),
  }
}

/** In English for programs; the panel says the fact in its own language. */
function describeEvent(event: SubscriptionEvent): Description['subscription']['history'][number] {
  const { atMs, fact, by } = event
  return { atMs, text: eventText(event, { to: 'owner' }), ...(fact && { fact }), by }
}

async function describeCycles(
  tables: Pick<SiteTables, 'payments' | 'orders'>,
  subscription: Subscription,
  { timeZone, words }: { readonly timeZone: string; readonly words: DescribedFor['words'] },
): Promise<Description['subscription']['cycles']> {
  const cycles = await ordersOfCycles(tables, subscription, { timeZone, most: mostShown })
  return cycles.map(({ cycle, dueAtMs, order, attempts }) => ({
    cycle,
    dueAtMs,
    order: order ? describeOrder(order) : null,
    attempts: attempts.map((attempt) => describeAttempt(attempt, words)),
  }))
}

function describeOrder(order: Order) {
  const { doneCents, underWayCents } = refundTotals(order)
  return {
    id: order.id,
    name: orderName(order),
    totalCents: order.grandTotalCents,
    refundedCents: doneCents,
    refundUnderWayCents: underWayCents,
    lostCents: lostCents(order),
    isDisputed: hasOpenDispute(order),
  }
}

/** Of one that is paid nothing is asked any more: what its bank wanted before is past. */
function describeAttempt(
  { createdAtMs, state, amountCents, message }: Payment,
  { sayRefusal }: DescribedFor['words'],
) {
  const said = isPaid(state) ? '' : sayRefusal(ownersWords(message))
  return { atMs: createdAtMs, state, amountCents, message: said }
}
