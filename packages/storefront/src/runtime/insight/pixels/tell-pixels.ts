import { toDecimalString } from '@vitrine/domain/money/reply-money'
import { mayKeep } from '@vitrine/domain/website/consent/may-keep'
import type { CommerceEvent } from '../../commerce-events/commerce-events.ts'
import { contextAt } from '../../shop-call/page-context.ts'
import { keepingFacts } from '../cookies/keeping-facts.ts'

/** What scripts of advertisers are told of. */
type ToldEvent =
  | CommerceEvent
  | { readonly name: 'form-submit' | 'newsletter-subscribe' }
  | { readonly name: 'search'; readonly query: string }

/** One event in the words of both. */
interface PixelWords {
  readonly pixel: string
  readonly pixelFacts: object
  readonly tag: string
  readonly tagFacts: object
}

/** Tells an advertiser's pixel (`fbq`) and Google's tag (`gtag`), where the owner's own code brought them and the visitor lets it be. */
export function tellPixels(event: ToldEvent): void {
  const pixel: unknown = Reflect.get(window, 'fbq')
  const tag: unknown = Reflect.get(window, 'gtag')
  if ((typeof pixel !== 'function' && typeof tag !== 'function') || !mayKeep(keepingFacts())) return
  const words = wordsOf(event)
  if (words === null) return
  try {
    if (typeof pixel === 'function') pixel('track', words.pixel, words.pixelFacts)
    if (typeof tag === 'function') tag('event', words.tag, words.tagFacts)
  } catch {
    // What is not ours may fail, and nothing of ours does with it.
  }
}

function wordsOf(event: ToldEvent): PixelWords | null {
  switch (event.name) {
    case 'visit-product': {
      const { productId, title, priceCents, currency } = event
      const amount = amountOf(priceCents, currency)
      const item = { item_id: productId, item_name: title, ...priceOf(priceCents, currency) }
      return wordsFor('ViewContent', 'view_item', amount, [item])
    }
    case 'add-to-cart': {
      const { productId, sku, quantity, unitPriceCents } = event
      const currency = shopCurrency()
      const amount = amountOf(unitPriceCents === null ? null : unitPriceCents * quantity, currency)
      const item = {
        item_id: productId,
        item_variant: sku ?? '',
        quantity,
        ...priceOf(unitPriceCents, currency),
      }
      return wordsFor('AddToCart', 'add_to_cart', amount, [item])
    }
    case 'purchase': {
      const { id, currency, grandTotal, shippingTotal, taxTotal, items } = event
      const amount = { value: Number(grandTotal), currency }
      const bought = items.map(({ productId, sku, productName, quantity, unitPrice }) => ({
        // The same as of views and additions, or catalogues of advertisers do not find it.
        item_id: productId || sku,
        item_name: productName,
        item_variant: sku,
        quantity,
        price: Number(unitPrice),
      }))
      const words = wordsFor('Purchase', 'purchase', amount, bought)
      const sums = { transaction_id: id, shipping: Number(shippingTotal), tax: Number(taxTotal) }
      return { ...words, tagFacts: { ...words.tagFacts, ...sums } }
    }
    case 'search':
      return {
        pixel: 'Search',
        pixelFacts: { search_string: event.query },
        tag: 'search',
        tagFacts: { search_term: event.query },
      }
    case 'form-submit':
      return { pixel: 'Lead', pixelFacts: {}, tag: 'generate_lead', tagFacts: {} }
    case 'newsletter-subscribe':
      return { pixel: 'CompleteRegistration', pixelFacts: {}, tag: 'sign_up', tagFacts: {} }
    default:
      return null
  }
}

function wordsFor(
  pixel: string,
  tag: string,
  amount: object,
  items: readonly { readonly item_id: string }[],
): PixelWords {
  const content = { content_type: 'product', content_ids: items.map((item) => item.item_id) }
  return { pixel, pixelFacts: { ...content, ...amount }, tag, tagFacts: { ...amount, items } }
}

/** Amounts of advertisers are in units of the currency. */
function amountOf(cents: number | null, currency: string): object {
  return cents === null ? {} : { value: Number(toDecimalString(cents, currency)), currency }
}

function priceOf(cents: number | null, currency: string): object {
  return cents === null ? {} : { price: Number(toDecimalString(cents, currency)) }
}

function shopCurrency(): string {
  const told = contextAt('websiteSettings', 'storeSettings', 'selectedCurrency')
  return typeof told === 'string' ? told : ''
}
