import type { PricedEntry } from '@vitrine/domain/cart/cart'
import { priceEntries } from '@vitrine/domain/cart/price-entries'
import type { Product } from '@vitrine/domain/catalogue/product'
import { priceCart } from '@vitrine/domain/checkout/price-cart'
import type { MailLook } from '@vitrine/domain/mail/mail-look'
import { accountChangeTexts } from '@vitrine/domain/members/account-change-texts'
import type { Order } from '@vitrine/domain/orders/order'
import { isDeliveryMail, sampleDelivery } from '@vitrine/domain/orders/parcels/sample-delivery'
import { isPickupMail, samplePickup } from '@vitrine/domain/orders/parcels/sample-pickup'
import { sampleDonation } from '@vitrine/domain/orders/sample-donation'
import { sampleAddress, sampleOrder } from '@vitrine/domain/orders/sample-order'
import { skipNext } from '@vitrine/domain/subscriptions/change-subscription'
import { paidOff } from '@vitrine/domain/subscriptions/renewal'
import { sampleSubscription } from '@vitrine/domain/subscriptions/sample-subscription'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { changePrice } from '@vitrine/domain/subscriptions/terms/change-price'
import { waitADay } from '@vitrine/domain/subscriptions/waits/wait-a-day'
import {
  isAccountMail,
  isForOwner,
  isSubscriptionMail,
  type WordedMailKind,
} from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { Site } from '@vitrine/domain/website/site'
import type { ShippingZone } from '@vitrine/domain/website/store-settings'
import type { SiteTables } from '@vitrine/store/store'
import { composeGiftMail } from '../../gift-cards/mail/gift-mail.ts'
import type { ComposedMail } from '../../mail/composed-mail.ts'
import { composeMemberMail } from '../../mail/member-mail.ts'
import { composePayMail } from '../../mail/pay-mail.ts'
import { composeProductMail, restockMailText, reviewMailText } from '../../mail/product-mail.ts'
import { composeReminderMail } from '../../mail/reminder-mail.ts'
import { composeTestMail } from '../../mail/test-mail.ts'
import { composeOrderMail } from '../../orders/order-mail.ts'
import { composeLinkMail } from '../../owners/owner-link-mail.ts'
import { atPanelHost, type PanelHostSetting } from '../../services/panel-host.ts'
import { composeSubscriptionMail } from '../../subscriptions/mail/subscription-mail.ts'

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
export async function composeSampleMail(kind: WordedMailKind, place: SamplePlace): Promise<ComposedMail> {
  const { site, origin, email, fromAddress, look, panelHost } = place
  const inPanel = (linkUrl: string) => ({ linkUrl, panelUrl: atPanelHost(linkUrl, site, panelHost) })
  if (kind === 'test') return composeTestMail({ site, origin, fromAddress, to: email, look })
  if (kind === 'sign-in' || kind === 'password')
    return composeLinkMail(kind, { site, email, look, ...inPanel(`${origin}/config/sign-in`) })
  if (kind === 'gift-card' || kind === 'gift-card-sent') {
    const card = { ...sampleCard, currency: site.store.currency, recipientEmail: email, buyerEmail: email }
    return composeGiftMail(kind, card, { site, origin, look, code: '00000-00000-00000-00000' })
  }
  if (kind === 'abandoned-cart') {
    const product = await findSampleProduct(place.tables)
    const lines = sampleLines(product, site)
    const links = { recoverUrl: `${origin}/cart`, leaveUrl: '' }
    const { currency } = site.store
    return composeReminderMail({ to: email, lines, currency, ...links }, { site, origin, look })
  }
  if (kind === 'pay-link') {
    const entries = sampleEntries(await findSampleProduct(place.tables), site)
    const breakdown = priceCart(entries, samplePricing(site))
    const mail = { customerName: 'Ada Byron', message: '', untilText: '', payUrl: `${origin}/` }
    return composePayMail({ to: email, breakdown, ...mail }, { site, origin, look })
  }
  if (kind === 'restock' || kind === 'review-request') {
    const product = await findSampleProduct(place.tables)
    const text = kind === 'restock' ? restockMailText : reviewMailText
    const label = kind === 'restock' ? 'Have a look' : 'Write a review'
    const mail = { to: email, productName: product?.title ?? 'Moon jar', paragraphs: [text] }
    const link = { label, url: `${origin}/` }
    return composeProductMail(kind, { ...mail, link, leaveUrl: '' }, { site, origin, look })
  }
  if (isAccountMail(kind)) {
    const changes = kind === 'account-changed' ? [accountChangeTexts.password] : []
    return composeMemberMail(kind, { site, origin, look, to: email, url: `${origin}/account`, changes })
  }
  if (isSubscriptionMail(kind)) {
    const product = await findSampleProduct(place.tables)
    const begun = sampleSubscription({ product, email, nowMs: place.nowMs, site })
    const subscription = withSampleChange(kind, begun, place)
    const order = { ...(await readSampleOrder(place)), paymentState: 'PAID' } as const
    return composeSubscriptionMail(kind, subscription, {
      site,
      look,
      linkUrl: `${origin}/`,
      order: samplesOfPaid.has(kind) ? order : null,
      orderUrl: `${origin}/`,
      tried: kind === 'subscription-failed' ? order : null,
      changedAtMs: place.nowMs,
      method: sampleMethod,
    })
  }
  const whole = await readSampleOrder(place)
  const order = sampleFor(kind, withSampleWithdrawal(whole, place.nowMs), site)
  const link = isForOwner(kind) ? inPanel(`${origin}/config/orders`) : { linkUrl: `${origin}/` }
  return composeOrderMail(kind, order, { site, look, ...link })
}

const sampleMethod = {
  ...{ kind: 'card', brand: 'visa', last4: '4242', expiry: { month: 12, year: 2030 } },
  ...{ gateway: 'stripe', removedAtMs: null },
}

/** Mails that tell of a payment with its order. */
const samplesOfPaid: ReadonlySet<WordedMailKind> = new Set([
  'subscription-started',
  'subscription-renewed',
  'subscription-last-payment',
])

function sampleFor(kind: WordedMailKind, whole: Order, site: Site): Order {
  const { funds: [fund] = [], suggestedCents: [amountCents] = [] } = site.store.donations ?? {}
  if (kind === 'donation' || kind === 'new-donation')
    return sampleDonation(whole, { ...(fund && { title: fund.title }), ...(amountCents && { amountCents }) })
  if (kind === 'payment-received') return { ...whole, paymentState: 'PAID' }
  if (isDeliveryMail(kind)) return sampleDelivery(kind, whole, site.store.localDeliveries)
  if (isPickupMail(kind)) return samplePickup(kind, whole, site.store.pickups)
  return kind === 'partly-fulfilled' ? partlySent(whole) : whole
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
  kind: WordedMailKind,
  subscription: Subscription,
  { nowMs, site: { timeZone } }: SamplePlace,
): Subscription {
  if (kind === 'subscription-waiting')
    return waitADay(subscription, { nowMs, reason: 'sold-out' }).subscription
  if (kind === 'subscription-last-payment')
    return paidOff(subscription, { nowMs, endsAtMs: subscription.nextAtMs })
  if (kind !== 'subscription-price' && kind !== 'subscription-changed') return subscription
  const moment = { nowMs, timeZone, by: '' }
  const more = Math.round(subscription.line.unitPriceCents * 1.1) + 1
  const changed =
    kind === 'subscription-price' ? changePrice(subscription, more, moment) : skipNext(subscription, moment)
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
