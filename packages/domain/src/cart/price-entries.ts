import { findVariant, optionValuesOf } from '../catalogue/choose-variant.ts'
import { imageUrlOf } from '../catalogue/present-image.ts'
import { currentPriceCents } from '../catalogue/price.ts'
import type { Product, Variant } from '../catalogue/product.ts'
import { isSold } from '../catalogue/sale/is-sold.ts'
import { availableQuantity } from '../catalogue/stock.ts'
import { isStillFilled } from '../forms/buyers/filled-form.ts'
import { readFilling } from '../forms/buyers/stored-filling.ts'
import { quantityInCart } from './adding/add-entry.ts'
import type { Cart, CartEntry, PricedEntry } from './cart.ts'
import { type Donation, donatePath } from './donations/donation.ts'
import type { FreeGoods } from './proposals/proposal.ts'

/** What the catalogue says of the cart's products now, and where each is shown. */
export interface Catalogue {
  readonly products: ReadonlyMap<string, Product>
  /** Null for a product that is shown nowhere, such as one whose shop is hidden: it is not sold. */
  readonly fullUrlOf: (product: Product) => string | null
  /** Of the shop: donations in another are not taken. */
  readonly currency: string
}

type PricedFrom = Pick<Cart, 'entries' | 'isSubscription' | 'agreed'>

/** Joins the lines of a cart with the catalogue: names, prices as of now, and what stands in the way of buying them. */
export function priceEntries(cart: PricedFrom, catalogue: Catalogue): readonly PricedEntry[] {
  return cart.entries.map((entry) => {
    if (entry.donation) return donationEntry(entry, entry.donation, catalogue.currency)
    if (entry.free) return freeEntry(entry, entry.free)
    const product = catalogue.products.get(entry.itemId)
    const isOffered = product && (product.isVisible || isPaidOn(product, entry))
    const fullUrl = isOffered ? catalogue.fullUrlOf(product) : null
    if (!product || fullUrl === null) return unavailableEntry(entry, product, 'not-sold-any-more')
    const variant = findVariant(product, entry.variantId)
    if (!variant)
      return unavailableEntry(
        entry,
        product,
        // Another one can be chosen only where there is a choice.
        product.variants.length > 1 ? 'variant-unavailable' : 'not-sold-any-more',
      )
    return priceEntry(cart, entry, { product, variant, fullUrl })
  })
}

/** A membership that is paid on, whose plan is hidden from who would buy it anew: nothing of it is delivered. */
function isPaidOn({ type }: Product, { agreedPriceCents, payment }: CartEntry): boolean {
  return type === 'paywall' && agreedPriceCents !== undefined && payment !== undefined
}

interface Found {
  readonly product: Product
  readonly variant: Variant
  readonly fullUrl: string
}

function priceEntry(cart: PricedFrom, entry: CartEntry, { product, variant, fullUrl }: Found): PricedEntry {
  const available = availableQuantity(product.type, variant.stock)
  const isShort = quantityInCart(cart, entry.variantId) > available
  return {
    entry,
    productType: product.type,
    variant,
    isSubscription: product.subscription !== null,
    ...(product.subscription ? { plan: product.subscription } : {}),
    taxClass: product.taxClass,
    ...(product.withdrawalExemption && { withdrawalExemption: product.withdrawalExemption }),
    categories: product.categories,
    tags: product.tags,
    ...(product.type === 'digital' && { digitalFileIds: (product.digitalFiles ?? []).map(({ id }) => id) }),
    title: product.title,
    optionValues: optionValuesOf(product, variant),
    unitPriceCents: entry.agreedPriceCents ?? currentPriceCents(product.type, variant),
    regularPriceCents: variant.priceCents,
    ...(cart.agreed && { usualPriceCents: currentPriceCents(product.type, variant) }),
    weightGrams: variant.weightGrams,
    fullUrl,
    imageUrl: imageUrlOf(product, variant),
    problem: saleProblem(cart, product, entry) ?? (isShort ? 'out-of-stock' : formProblem(product, entry)),
    ...(product.additionalFieldsForm ? { hasForm: true } : {}),
    availableQuantity: available,
  }
}

/** What was agreed once is sold on; its product may have another plan by now, or none. */
function saleProblem(
  { isSubscription = false, agreed }: PricedFrom,
  product: Product,
  { agreedPriceCents }: CartEntry,
): 'not-sold-yet' | 'plan-changed' | null {
  // It began to come again and again since it was drafted.
  if (agreed && product.subscription !== null) return 'plan-changed'
  if (agreedPriceCents !== undefined)
    return isSold({ ...product, subscription: null }) ? null : 'not-sold-yet'
  if (!isSold(product)) return 'not-sold-yet'
  return (product.subscription !== null) === isSubscription ? null : 'plan-changed'
}

/** A form may have changed, or come, since the line was put into the cart. */
function formProblem({ additionalFieldsForm: form }: Product, entry: CartEntry): 'form-unfilled' | null {
  // What was agreed once is not asked again.
  if (entry.agreedPriceCents !== undefined) return null
  return form && !isStillFilled(form, readFilling(entry)) ? 'form-unfilled' : null
}

/** A donation is no product: it is not taxed, sent, counted or reduced. */
function donationEntry(entry: CartEntry, donation: Donation, currency: string): PricedEntry {
  const cents = donation.amountCents + donation.coverCents
  return {
    entry,
    productType: 'service',
    variant: null,
    isSubscription: false,
    taxClass: 'exempt',
    title: donation.fundTitle,
    optionValues: [],
    unitPriceCents: cents,
    regularPriceCents: cents,
    weightGrams: 0,
    fullUrl: donatePath,
    imageUrl: null,
    problem: donation.currency === currency ? null : 'variant-unavailable',
    availableQuantity: 1,
  }
}

/** What an owner wrote down is of no product: nothing of it is counted. */
function freeEntry(entry: CartEntry, { title, isSent, taxClass }: FreeGoods): PricedEntry {
  const cents = entry.agreedPriceCents ?? 0
  return {
    entry,
    productType: isSent ? 'physical' : 'service',
    variant: null,
    isSubscription: false,
    taxClass,
    title,
    optionValues: [],
    unitPriceCents: cents,
    regularPriceCents: cents,
    weightGrams: 0,
    fullUrl: '',
    imageUrl: null,
    problem: null,
    availableQuantity: Number.POSITIVE_INFINITY,
  }
}

function unavailableEntry(
  entry: CartEntry,
  product: Product | undefined,
  problem: 'variant-unavailable' | 'not-sold-any-more',
): PricedEntry {
  return {
    entry,
    productType: product?.type ?? 'physical',
    variant: null,
    isSubscription: false,
    title: product?.title ?? 'An item that is no longer sold',
    optionValues: [],
    unitPriceCents: 0,
    regularPriceCents: 0,
    weightGrams: 0,
    fullUrl: '',
    imageUrl: product?.images[0]?.assetUrl ?? null,
    problem,
    availableQuantity: 0,
  }
}
