import type { giftCardPageCall } from '@vitrine/contract/gift-cards/page-calls'
import type { GiftCardPageProps } from '@vitrine/contract/gift-cards/page-props'
import type { CartEntry } from '@vitrine/domain/cart/cart'
import { choiceName } from '@vitrine/domain/catalogue/choose-variant'
import { imageUrlOf } from '@vitrine/domain/catalogue/present-image'
import { currentPriceCents } from '@vitrine/domain/catalogue/price'
import type { Product, Variant } from '@vitrine/domain/catalogue/product'
import { giftLimits, isForBuyer, keptByBuyer } from '@vitrine/domain/gift-cards/gift-details'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { dayIn } from '@vitrine/domain/time/day-in'
import type { Site } from '@vitrine/domain/website/site'
import { readProductUrls } from '../../catalogue/product-urls.ts'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { documentReply } from '../../http/reply/plain-document.ts'
import type { RefusalCode } from '../../http/reply/refusal-status.ts'
import { type PageAnswer, redirect, refuse } from '../../http/reply/reply.ts'
import { mayAskFor } from '../../pages/locks/item-gate.ts'
import { pageSite } from '../../pages/page-site.ts'
import { drawPage } from '../../pages/storefront-pages.ts'
import { findOwnCart } from '../held/own-cart.ts'

/** A gift card that is to be addressed: a product, or an entry of the visitor's cart. */
export interface AskedGift {
  readonly product: Product
  readonly entry: CartEntry | null
  readonly backUrl: string
}

/** Shows the page of a gift card; an entry that is gone leads to the cart. */
export async function getGiftCardPage(exchange: Exchange<typeof giftCardPageCall>): Promise<PageAnswer> {
  const { query } = exchange
  const asked = await findGift(exchange, query)
  if (!asked)
    return query.entryId === undefined ? refuse('not-found', failureText.notFound) : redirect('/cart')
  const { entry, product } = asked
  const [only, ...others] = product.variants
  if (!entry && product.additionalFieldsForm) return redirect(formPath(product, query))
  const variantId = query.variantId ?? (others.length === 0 ? only?.id : undefined)
  const { gift = keptByBuyer } = entry ?? {}
  const { recipientName, recipientEmail, senderName, message, deliverOn } = gift
  const values = {
    ...(variantId === undefined ? {} : { variantId }),
    quantity: query.quantity ?? '1',
    for: entry && !isForBuyer(gift) ? 'other' : 'me',
    recipientName,
    recipientEmail,
    senderName,
    message,
    deliverOn,
  }
  return showGiftPage(exchange, asked, { values })
}

/** Where the form of a product is filled in that has one; the entry of the cart is addressed afterwards. */
function formPath(
  product: Product,
  query: { readonly variantId?: string | undefined; readonly quantity?: string | undefined },
): string {
  const variant = product.variants.find(({ id }) => id === query.variantId) ?? product.variants[0]
  const { quantity = '1' } = query
  return `/cart/form?${new URLSearchParams({ itemId: product.id, sku: variant?.sku ?? '', quantity })}`
}

/** The gift card that is asked for; undefined where there is none that this visitor may buy. */
export async function findGift(
  exchange: Pick<Exchange, 'store' | 'site' | 'visitor' | 'contents' | 'isUnlocked' | 'openAreas'>,
  asked: { readonly itemId?: string | undefined; readonly entryId?: string | undefined },
): Promise<AskedGift | undefined> {
  const { store, site } = exchange
  const cart = asked.entryId === undefined ? undefined : (await findOwnCart(exchange)).cart
  const entry = cart?.orderId === null ? cart.entries.find(({ id }) => id === asked.entryId) : undefined
  if (asked.entryId !== undefined && !entry) return undefined
  const itemId = entry?.itemId ?? asked.itemId
  const product = itemId ? await store.products.find(itemId) : undefined
  if (product?.type !== 'gift-card' || !product.isVisible || !(await mayAskFor(product, exchange)))
    return undefined
  const url = (await readProductUrls(store, site))(product)
  if (url === null) return undefined
  return { product, entry: entry ?? null, backUrl: entry ? '/cart' : url }
}

/** What changes from one showing of the page to the next. */
export interface GiftMoment extends Pick<GiftCardPageProps, 'values'> {
  readonly errors?: Readonly<Record<string, string>>
  readonly problem?: string | null
  readonly refused?: RefusalCode
}

/** Renders the page of a gift card. */
export async function showGiftPage(
  exchange: Pick<Exchange, 'site' | 'view' | 'services'>,
  { product, entry, backUrl }: AskedGift,
  { values, errors = {}, problem = null, refused }: GiftMoment,
): Promise<PageAnswer> {
  const { site, services } = exchange
  const nowMs = services.clock()
  const [first] = product.variants
  const mainContent = await drawPage(site, 'renderGiftCardPage', {
    product: {
      itemId: product.id,
      title: product.title,
      imageUrl: first ? pictureUrl(imageUrlOf(product, first)) : null,
    },
    denominations: entry ? [] : product.variants.map((each) => denominationOf(product, each, site)),
    entryId: entry?.id ?? null,
    once: services.newToken(12),
    amountText: entry ? amountOf(product, entry, site) : null,
    firstDay: dayIn(site.timeZone, nowMs),
    lastDay: dayIn(site.timeZone, nowMs + giftLimits.daysAhead * 86_400_000),
    values,
    errors,
    problem,
    backUrl,
    site: pageSite(site),
  })
  const page = {
    pageType: 201,
    title: product.title,
    mainContent,
    entry: 'gift-page',
  } as const
  return documentReply(exchange, page, { refused: refused ?? null })
}

function pictureUrl(url: string | null): string | null {
  return url === null ? null : `${url}?format=300w`
}

/** An amount as the owner names it, with what it costs where that does not say so. */
function denominationOf(product: Product, variant: Variant, { store, language }: Site) {
  const price = formatMoney(currentPriceCents(product.type, variant), store.currency, language)
  const name = choiceName(product, variant)
  const isSaid = name === '' || price.replace(/\D/g, '').startsWith(name.replace(/\D/g, '') || 'none')
  return { variantId: variant.id, label: isSaid ? price : `${name} (${price})` }
}

function amountOf(product: Product, entry: CartEntry, { store, language }: Site): string | null {
  const variant = product.variants.find(({ id }) => id === entry.variantId)
  const cents = entry.gift?.amountCents ?? (variant && currentPriceCents(product.type, variant))
  if (cents === undefined) return null
  const each = formatMoney(cents, store.currency, language)
  return entry.quantity === 1 ? each : `${entry.quantity} × ${each}`
}
