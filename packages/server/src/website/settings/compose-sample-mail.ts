import type { PricedEntry } from '@vitrine/domain/cart/cart'
import { priceEntries } from '@vitrine/domain/cart/price-entries'
import type { Product } from '@vitrine/domain/catalogue/product'
import { priceCart } from '@vitrine/domain/checkout/price-cart'
import type { Order } from '@vitrine/domain/orders/order'
import { sampleDonation } from '@vitrine/domain/orders/sample-donation'
import { sampleAddress, sampleOrder } from '@vitrine/domain/orders/sample-order'
import { skipNext } from '@vitrine/domain/subscriptions/change-subscription'
import { paidOff } from '@vitrine/domain/subscriptions/renewal'
import { sampleSubscription } from '@vitrine/domain/subscriptions/sample-subscription'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { changePrice } from '@vitrine/domain/subscriptions/terms/change-price'
import { waitADay } from '@vitrine/domain/subscriptions/waits/wait-a-day'
import { isForOwner, type MailPurpose } from '@vitrine/domain/website/settings/mail/mail-purposes'
import type { Site } from '@vitrine/domain/website/site'
import type { ShippingZone } from '@vitrine/domain/website/store-settings'
import type { SiteTables } from '@vitrine/store/store'
import { composeGiftMail } from '../../gift-cards/mail/gift-mail.ts'
import type { ComposedMail } from '../../mail/composed-mail.ts'
import type { MailLook } from '../../mail/mail-look.ts'
import { composeMemberMail, isMemberMail } from '../../mail/member-mail.ts'
import { composePayMail } from '../../mail/pay-mail.ts'
import { composeProductMail, restockMailText, reviewMailText } from '../../mail/product-mail.ts'
import { composeReminderMail } from '../../mail/reminder-mail.ts'
import { composeTestMail } from '../../mail/test-mail.ts'
import { composeOrderMail } from '../../orders/order-mail.ts'
import { composeLinkMail } from '../../owners/owner-link-mail.ts'
import { atPanelHost, type PanelHostSetting } from '../../services/panel-host.ts'
import { isSubscriptionMail } from '../../subscribed/enqueue-subscription-mail.ts'
import { composeSubscriptionMail } from '../../subscriptions/mail/subscription-mail.ts'
import { isDeliveryMail, sampleDelivery } from './sample-delivery.ts'
import { isPickupMail, samplePickup } from './sample-pickup.ts'

/** Whose mail it is, who reads it, and where the site is. */
interface SamplePlace {
  readonly site: Site
  readonly tables: Pick<SiteTables, 'products'>
  readonly origin: string
  /** The account that looks. */
  readonly email: string
  readonly fromAddress: string
  readonly look: MailLook
  readonly nowMs: number
  readonly panelHost: PanelHostSetting
}

/** Composes a mail as the product does, about an order that nobody placed or with a link that opens nothing. */
export async function composeSampleMail(purpose: MailPurpose, place: SamplePlace): Promise<ComposedMail> {
  const { site, origin, email, fromAddress, look, panelHost } = place
  const inPanel = (linkUrl: string) => ({ linkUrl, panelUrl: atPanelHost(linkUrl, site, panelHost) })
  if (purpose === 'test') return composeTestMail({ site, origin, fromAddress, to: email, look })
  if (purpose === 'sign-in' || purpose === 'password')
    return composeLinkMail(purpose, { site, email, look, ...inPanel(`${origin}/config/sign-in`) })
  if (purpose === 'gift-card' || purpose === 'gift-card-sent') {
    const card = { ...sampleCard, currency: site.store.currency, recipientEmail: email, buyerEmail: email }
    return composeGiftMail(purpose, card, { site, origin, look, code: '00000-00000-00000-00000' })
  }
  if (purpose === 'abandoned-cart') {
    const product = await findSampleProduct(place.tables)
    const lines = sampleLines(product, site)
    const links = { recoverUrl: `${origin}/cart`, leaveUrl: '' }
    const { currency } = site.store
    return composeReminderMail({ to: email, lines, currency, ...links }, { site, origin, look })
  }
  if (purpose === 'pay-link') {
    const entries = sampleEntries(await findSampleProduct(place.tables), site)
    const breakdown = priceCart(entries, samplePricing(site))
    const mail = { customerName: 'Ada Byron', message: '', untilText: '', payUrl: `${origin}/` }
    return composePayMail({ to: email, breakdown, ...mail }, { site, origin, look })
  }
  if (purpose === 'restock' || purpose === 'review-request') {
    const product = await findSampleProduct(place.tables)
    const text = purpose === 'restock' ? restockMailText : reviewMailText
    const label = purpose === 'restock' ? 'Have a look' : 'Write a review'
    const mail = { to: email, productName: product?.title ?? 'Moon jar', paragraphs: [text] }
    const link = { label, url: `${origin}/` }
    return composeProductMail(purpose, { ...mail, link, leaveUrl: '' }, { site, origin, look })
  }
  if (isMemberMail(purpose)) {
    const changes = purpose === 'account-changed' ? ['The password is a new one.'] : []
    return composeMemberMail(purpose, { site, origin, look, to: email, url: `${origin}/account`, changes })
  }
  if (isSubscriptionMail(purpose)) {
    const product = await findSampleProduct(place.tables)
    const begun = sampleSubscription({ product, email, nowMs: place.nowMs, site })
    const subscription = withSampleChange(purpose, begun, place)
    const order = { ...(await readSampleOrder(place)), paymentState: 'PAID' } as const
    return composeSubscriptionMail(purpose, subscription, {
      site,
      look,
      linkUrl: `${origin}/`,
      order: samplesOfPaid.has(purpose) ? order : null,
      orderUrl: `${origin}/`,
      tried: purpose === 'subscription-failed' ? order : null,
      changedAtMs: place.nowMs,
      method: sampleMethod,
    })
  }
  const whole = await readSampleOrder(place)
  const order = sampleFor(purpose, withSampleWithdrawal(whole, place.nowMs), site)
  const link = isForOwner(purpose) ? inPanel(`${origin}/config/orders`) : { linkUrl: `${origin}/` }
  return composeOrderMail(purpose, order, { site, look, ...link })
}

const sampleMethod = {
  ...{ kind: 'card', brand: 'visa', last4: '4242', expiry: { month: 12, year: 2030 } },
  ...{ gateway: 'stripe', removedAtMs: null },
}

/** Mails that tell of a payment with its order. */
const samplesOfPaid: ReadonlySet<MailPurpose> = new Set([
  'subscription-started',
  'subscription-renewed',
  'subscription-last-payment',
])

function sampleFor(purpose: MailPurpose, whole: Order, site: Site): Order {
  const { funds: [fund] = [], suggestedCents: [amountCents] = [] } = site.store.donations ?? {}
  if (purpose === 'donation' || purpose === 'new-donation')
    return sampleDonation(whole, { ...(fund && { title: fund.title }), ...(amountCents && { amountCents }) })
  if (purpose === 'payment-received') return { ...whole, paymentState: 'PAID' }
  if (isDeliveryMail(purpose)) return sampleDelivery(purpose, whole, site.store.localDeliveries)
  if (isPickupMail(purpose)) return samplePickup(purpose, whole, site.store.pickups)
  return purpose === 'partly-fulfilled' ? partlySent(whole) : whole
}

/** Only mail about a withdrawal tells of it. */
function withSampleWithdrawal(order: Order, nowMs: number): Order {
  const lines = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
  const declared = { id: 'sample', atMs: nowMs, name: 'Ada Byron', email: order.contact.email, lines }
  return { ...order, withdrawals: [declared] }
}

/** What somebody could have left in a cart. */
function sampleEntries(product: Product | null, { store }: Site): readonly PricedEntry[] {
  const [variant] = product?.variants ?? []
  if (!product || !variant) return []
  const entry = { id: '', itemId: product.id, variantId: variant.id, sku: '', quantity: 1, addedAtMs: 0 }
  const cart = { entries: [{ ...entry, additionalFields: null }] }
  const products = new Map([[product.id, { ...product, isVisible: true }]])
  return priceEntries(cart, { products, fullUrlOf: () => '/', currency: store.currency })
}

function sampleLines(product: Product | null, site: Site) {
  const priced = sampleEntries(product, site)
  const amounts = { discountCents: 0, discountExplained: [], taxCents: 0 }
  return priced.map((each) => ({ ...each, ...amounts, subtotalCents: each.unitPriceCents }))
}

/** As for a buyer of whom the owner knows where they live. */
function samplePricing({ store }: Site) {
  const settings = { ...store, taxRules: [], minimumSubtotalCents: 0 }
  const place = { shippingAddress: sampleAddress, billingAddress: sampleAddress, shippingOptionKey: null }
  return { settings, ...place, today: '2026-01-01', delivery: { name: 'Post', priceCents: 490 } }
}

/** A delivery that is skipped, or a tenth more, as buyers read of it. */
function withSampleChange(
  purpose: MailPurpose,
  subscription: Subscription,
  { nowMs, site: { timeZone } }: SamplePlace,
): Subscription {
  if (purpose === 'subscription-waiting')
    return waitADay(subscription, { nowMs, reason: 'sold-out' }).subscription
  if (purpose === 'subscription-last-payment')
    return paidOff(subscription, { nowMs, endsAtMs: subscription.nextAtMs })
  if (purpose !== 'subscription-price' && purpose !== 'subscription-changed') return subscription
  const moment = { nowMs, timeZone, by: '' }
  const more = Math.round(subscription.line.unitPriceCents * 1.1) + 1
  const changed =
    purpose === 'subscription-price'
      ? changePrice(subscription, more, moment)
      : skipNext(subscription, moment)
  return changed.ok ? changed.subscription : subscription
}

/** A card that nobody bought. */
const sampleCard = {
  initialCents: 5000,
  balanceCents: 5000,
  isTest: false,
  recipientName: 'Ada',
  senderName: 'Grace',
  message: 'Happy birthday!',
}

/** The order with one of its two pieces on its way. */
function partlySent(order: Order): Order {
  const units = order.lines.map(({ id }) => ({ lineId: id, quantity: 1 }))
  return { ...order, fulfillments: order.fulfillments.map((parcel) => ({ ...parcel, lines: units })) }
}

async function readSampleOrder({ site: { store }, tables, nowMs }: SamplePlace) {
  const product = await findSampleProduct(tables)
  const { currency, orderNumbers, payments, shippingZones } = store
  const isSent = product === null || product.type === 'physical'
  return sampleOrder({
    product,
    currency,
    numbering: orderNumbers,
    shipping: isSent ? sampleShipping(shippingZones) : null,
    manual: payments.manual[0] ?? null,
    nowMs,
  })
}

/** One that visitors see, and rather one with a picture. */
async function findSampleProduct({ products }: Pick<SiteTables, 'products'>): Promise<Product | null> {
  const { rows } = await products.listed({
    words: [],
    tests: [],
    sort: { key: 'updated', isDescending: true },
    start: null,
    limit: 20,
    isUncounted: true,
  })
  const shown = rows.filter(({ isVisible, variants }) => isVisible && variants.length > 0)
  return shown.find(({ images }) => images.length > 0) ?? shown[0] ?? null
}

function sampleShipping(zones: readonly ShippingZone[]) {
  const rates = zones.flatMap((zone) => zone.rates)
  const [cheapest] = rates
    .flatMap((rate) => (rate.kind === 'flat' ? [{ name: rate.name, cents: rate.priceCents }] : []))
    .sort((one, other) => one.cents - other.cents)
  return cheapest ?? { name: rates[0]?.name ?? 'Post', cents: 0 }
}
