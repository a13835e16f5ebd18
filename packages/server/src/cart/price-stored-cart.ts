import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import type { Cart } from '@vitrine/domain/cart/cart'
import { priceEntries } from '@vitrine/domain/cart/price-entries'
import { agreedOffers, unnamedDiscountText } from '@vitrine/domain/cart/proposals/agreed-offers'
import type { Product } from '@vitrine/domain/catalogue/product'
import { pricePayments } from '@vitrine/domain/checkout/price-payments'
import { lacksRegion, type TaxedPlace } from '@vitrine/domain/checkout/tax-rule'
import { answerAt, unionCountryOf } from '@vitrine/domain/contact/vat/vat-check'
import type { DiscountContext } from '@vitrine/domain/discounts/discount-offer'
import { tooLittleText } from '@vitrine/domain/discounts/waiver'
import type { OfferedCard } from '@vitrine/domain/gift-cards/pay-with-cards'
import { businessPlace } from '@vitrine/domain/website/settings/business-place'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { SiteTables } from '@vitrine/store/store'
import type { ProductUrls } from '../catalogue/product-urls.ts'
import { type CardTables, readOfferedCards } from '../gift-cards/offered-cards.ts'
import type { MemberTables } from '../http/visitor/member-session.ts'
import { type BuyersGate, openGate } from './members/buyers-gate.ts'
import { type DiscountSource, type DiscountTables, readDiscountContext } from './pricing/discount-context.ts'
import { leaveOwnUnits } from './pricing/own-units.ts'

/** What a cart is priced with. */
export interface PriceSource extends DiscountSource {
  readonly site: Site
  readonly productUrls: ProductUrls
  /** The day by the clock of the site, which decides on taxes. */
  readonly today: string
  /** What is not sold to who asks. */
  readonly gate: BuyersGate
  /** Where is taxed what is not sent and has no address; left out: nowhere, until there is one. */
  readonly placeWithoutAddress?: TaxedPlace
}

/** The same, with what is known of the discounts and gift cards of one cart; null where there are no discounts. */
export interface CartPriceSource extends PriceSource {
  readonly discounts: DiscountContext | null
  /** Gift cards that it is paid with. */
  readonly giftCards: readonly OfferedCard[]
}

/** What of that the amounts depend on. */
export type PricingSource = Pick<
  CartPriceSource,
  'site' | 'productUrls' | 'today' | 'nowMs' | 'discounts' | 'giftCards' | 'placeWithoutAddress'
>

/** A cart, its amounts as of now, and the products of its lines by id. */
export interface PricedCart {
  readonly cart: Cart
  readonly breakdown: Breakdown
  readonly products: ReadonlyMap<string, Product>
}

/** Where the products of carts are read, and whether they are sold to who buys. */
type ProductTables = Pick<SiteTables, 'products' | 'stock'> & MemberTables

/**
 * The products of a cart's lines, by their ids, and one that was read already; at most one question to the store where none is for members,
 * and nobody pays for one. What the cart's own payment holds of them is left to it.
 * What is for members is hidden from who is none, but for what an owner put together for them.
 */
export async function readProducts(
  tables: ProductTables,
  cart: Pick<Cart, 'id' | 'entries' | 'agreed'>,
  { gate }: Pick<PriceSource, 'gate'>,
  known?: Product,
): Promise<ReadonlyMap<string, Product>> {
  const ids = new Set(cart.entries.map((each) => each.itemId))
  if (known) ids.delete(known.id)
  const [only, ...others] = ids
  const found =
    only === undefined || others.length > 0
      ? await tables.products.findMany([...ids])
      : [await tables.products.find(only)]
  const read = [known, ...found].filter((each) => each !== undefined)
  const products = await leaveOwnUnits(tables, cart.id, read)
  const shut = await (cart.agreed ? openGate : gate)(tables, products)
  return new Map(products.map((each) => [each.id, shut.has(each.id) ? { ...each, isVisible: false } : each]))
}

/** Reads what the discounts of a cart depend on, and the gift cards that it is paid with. */
export async function withDiscounts(
  tables: DiscountTables & CardTables,
  cart: Cart,
  source: PriceSource,
): Promise<CartPriceSource> {
  const giftCards = await readOfferedCards(tables, cart, source.site)
  // What was agreed with its buyer stands in place of the shop's discounts.
  const discounts = cart.agreed
    ? agreedOffers(cart.agreed, {
        nowMs: source.nowMs,
        unnamed: sayIn(source.site.language)(unnamedDiscountText),
      })
    : await readDiscountContext(tables, cart, source)
  return { ...source, giftCards, discounts }
}

/** Prices a cart with products and discounts that were read before. */
export function priceWith(
  kept: Cart,
  products: ReadonlyMap<string, Product>,
  { site, productUrls, today, nowMs, discounts, giftCards, placeWithoutAddress }: PricingSource,
): PricedCart {
  const cart = withAnswerAt(kept, nowMs)
  const { currency } = site.store
  const entries = priceEntries(cart, { products, fullUrlOf: productUrls, currency })
  const { shippingAddress, billingAddress, shippingOptionKey, agreed } = cart
  const breakdown = pricePayments(entries, {
    settings: agreed ? { ...site.store, minimumSubtotalCents: 0 } : site.store,
    shippingAddress,
    billingAddress: billingAddress ?? (shippingAddress ? null : (placeWithoutAddress ?? null)),
    shippingOptionKey,
    ...(site.store.pickups.some(lacksRegion) && { businessPlace: businessPlace(site) }),
    today,
    ...(agreed?.delivery && { delivery: agreed.delivery }),
    ...reverseChargeOf(cart, site),
    ...(discounts === null ? {} : { discounts }),
    giftCards,
    tooLittleName: sayIn(site.language)(tooLittleText),
  })
  return { cart, breakdown, products }
}

/** Prices a stored cart as of now. */
export async function priceStoredCart(
  tables: ProductTables & DiscountTables & CardTables,
  cart: Cart,
  source: PriceSource,
): Promise<PricedCart> {
  return priceWith(cart, await readProducts(tables, cart, source), await withDiscounts(tables, cart, source))
}

/** Whether a VAT number is still registered is not known for ever. */
function withAnswerAt(cart: Cart, nowMs: number): Cart {
  if (!cart.vatCheck) return cart
  const { vatCheck, ...others } = cart
  const answer = answerAt(vatCheck, nowMs)
  return answer ? { ...others, vatCheck: answer } : others
}

/** A confirmed number counts for the cart to which it was given, only while it is the one of its buyer, and where the shop asks for such numbers. */
function reverseChargeOf(
  { vatCheck, contact }: Cart,
  { store }: Site,
): { readonly reverseChargeFrom?: string } {
  if (!store.asksForVatId || vatCheck?.state !== 'confirmed' || contact?.vatId !== vatCheck.vatId) return {}
  const seller = unionCountryOf(store.invoices?.vatId ?? '')
  return seller === null ? {} : { reverseChargeFrom: seller }
}
