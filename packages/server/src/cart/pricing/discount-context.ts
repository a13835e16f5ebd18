import type { Cart } from '@vitrine/domain/cart/cart'
import type { Discount } from '@vitrine/domain/discounts/discount'
import type { DiscountContext, DiscountOffer } from '@vitrine/domain/discounts/discount-offer'
import type { Site } from '@vitrine/domain/website/site'
import { automaticCode, type DiscountCode } from '@vitrine/store/discounts/discounts'
import type { SiteTables } from '@vitrine/store/store'
import { personKey } from '../../services/person-key.ts'

/** What is read of discounts beside the automatic ones. */
export type DiscountTables = Pick<SiteTables, 'discounts' | 'discountCodes' | 'discountUses'>

/** What discounts hang on, beside the cart. */
export interface DiscountSource {
  readonly site: Site
  readonly nowMs: number
  readonly secret: string
  readonly automatic: readonly Discount[]
  /** Whether the shop has codes that could be typed, of discounts or of gift cards. */
  readonly takesCodes: boolean
  /** The same of the checkout of a subscription, which no gift card pays. */
  readonly takesSubscriptionCodes: boolean
}

type ShopDiscounts = Pick<DiscountSource, 'automatic' | 'takesCodes' | 'takesSubscriptionCodes'>

/** Read once per revision of a site: a changed site is another object. */
const known = new WeakMap<Site, ShopDiscounts>()

/** The discounts of a site that need no code, and whether there are others. */
export async function readShopDiscounts(
  tables: Pick<SiteTables, 'discounts' | 'giftCards'>,
  site: Site,
): Promise<ShopDiscounts> {
  const kept = known.get(site)
  if (kept) return kept
  const read = {
    automatic: await tables.discounts.listAutomatic(),
    takesSubscriptionCodes: await tables.discounts.hasCodesForSubscriptions(),
    takesCodes: (await tables.discounts.hasCodes()) || (await tables.giftCards.hasAny()),
  }
  known.set(site, read)
  return read
}

/** What the discounts of a cart depend on; null where there are none, which costs no question to the store. */
export async function readDiscountContext(
  tables: DiscountTables,
  cart: Pick<Cart, 'id' | 'codes' | 'contact'>,
  { site, nowMs, secret, automatic }: DiscountSource,
): Promise<DiscountContext | null> {
  const { codes = [] } = cart
  const running = automatic.filter((each) => isRunning(each, nowMs))
  if (codes.length === 0 && running.length === 0) return null

  const counted = running.filter((each) => each.usageLimit !== null)
  const found = await tables.discountCodes.find([...codes, ...counted.map((each) => automaticCode(each.id))])
  const byCode = new Map(found.map((each) => [each.code, each]))
  const named = await tables.discounts.findMany([
    ...new Set(codes.flatMap((code) => byCode.get(code)?.discountId ?? [])),
  ])
  const byId = new Map(named.map((each) => [each.id, each]))
  const asked: readonly Pick<DiscountOffer, 'discount' | 'code'>[] = [
    ...running.map((discount) => ({ discount, code: '' })),
    ...codes.flatMap((code) => {
      const discount = byId.get(byCode.get(code)?.discountId ?? '')
      return discount ? [{ discount, code }] : []
    }),
  ]
  const email = cart.contact?.email ?? ''
  const key = personKey(email, { websiteId: site.id, secret })
  const once = asked.filter(({ discount }) => discount.isOncePerCustomer)
  const had = await tables.discountUses.hadBy(
    key,
    once.map(({ discount }) => discount.id),
  )
  const own = found.some(isFull) || had.length > 0 ? await tables.discountUses.reservedByCart(cart.id) : []
  const offers = asked.map(({ discount, code }): DiscountOffer => {
    const counter = byCode.get(code === '' ? automaticCode(discount.id) : code)
    // What a payment of this very cart reserves does not stand in its own way.
    const isOwn = own.includes(code === '' ? automaticCode(discount.id) : code)
    return {
      discount,
      code,
      isUsedUp: counter !== undefined && isFull(counter) && !isOwn,
      isUsedByCustomer: had.includes(discount.id) && !isOwn,
    }
  })
  return { nowMs, codes, offers }
}

/** One that has not begun, or is over, is not asked about; of those with a code the buyer is told. */
function isRunning({ isStopped, startsAtMs, endsAtMs }: Discount, nowMs: number): boolean {
  return !isStopped && (startsAtMs ?? nowMs) <= nowMs && nowMs < (endsAtMs ?? Number.POSITIVE_INFINITY)
}

function isFull({ used, reserved, most }: DiscountCode): boolean {
  return most !== null && used + reserved >= most
}
