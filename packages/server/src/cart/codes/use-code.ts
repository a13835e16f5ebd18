import { setTimeout as wait } from 'node:timers/promises'
import type { Cart } from '@vitrine/domain/cart/cart'
import { addCode } from '@vitrine/domain/cart/change-codes'
import { addGiftCard } from '@vitrine/domain/cart/change-gift-cards'
import { type CodeProblem, refusedCode } from '@vitrine/domain/cart/code-problem'
import { tidyCode } from '@vitrine/domain/discounts/code-text'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { findCard } from '../../gift-cards/find-card.ts'
import type { HeldToken } from '../../http/visitor/held-carts.ts'
import type { Services } from '../../services/services.ts'
import {
  type PricedCart,
  type PriceSource,
  priceWith,
  readProducts,
  withDiscounts,
} from '../price-stored-cart.ts'

/** A code as somebody typed it. */
export interface TypedCode {
  readonly cartToken: HeldToken | null
  readonly typed: string
  /** Network address of the visitor. */
  readonly address: string
}

/** The cart with the code, or why it is not taken. */
export type CodeOutcome =
  | (PricedCart & { readonly ok: true })
  | { readonly ok: false; readonly problem: 'no-cart' | 'cart-purchased' }
  | { readonly ok: false; readonly problem: 'code-refused'; readonly code: CodeProblem }
  | { readonly ok: false; readonly problem: 'too-many'; readonly retryAfterMs: number }

/** Tries by cart, by network address and by site, each in ten minutes: enough for all who type, too few for those who guess. */
export const limits = { cart: 20, address: 60, site: 6_000 }
const windowMs = 600_000

/** What is refused is answered this late at the earliest: nobody learns by the time it takes whether there is such a code. */
const refusalMs = 300

/** Takes a code into a cart. */
export async function useCode(
  store: SiteStore,
  asked: TypedCode,
  source: PriceSource & { readonly services: Services },
): Promise<CodeOutcome> {
  const beginMs = performance.now()
  const outcome = await store.transaction(async (tables) => tryCode(tables, asked, source))
  if (!outcome.ok) await wait(Math.max(0, refusalMs - (performance.now() - beginMs)))
  return outcome
}

async function tryCode(
  tables: SiteTables,
  { cartToken, typed, address }: TypedCode,
  source: PriceSource & { readonly services: Services },
): Promise<CodeOutcome> {
  const cart = cartToken === null ? undefined : await tables.carts.lockByToken(cartToken)
  if (!cart) return { ok: false, problem: 'no-cart' }
  if (cart.orderId !== null) return { ok: false, problem: 'cart-purchased' }
  const retryAfterMs = await countTry(tables, { cartId: cart.id, address }, source)
  if (retryAfterMs !== null) return { ok: false, problem: 'too-many', retryAfterMs }

  const found = await findCard(tables, typed, source)
  if (found.kind === 'foreign-card') return refusedFor(found)
  if (found.kind === 'card' && cart.isSubscription) return refused('card-for-subscription')
  if (found.kind === 'card') return keep(tables, addGiftCard(cart, found.card.id, source.nowMs), source)

  const code = tidyCode(typed)
  if (code === null) return refused('unknown')
  // What was agreed with its buyer is all that comes off.
  if (cart.agreed) return refused('unknown')
  const changed = addCode(cart, code, source.nowMs)
  if (changed === null) return refused('too-many-codes')
  const priced = priceWith(
    changed,
    await readProducts(tables, changed, source),
    await withDiscounts(tables, changed, source),
  )
  const finding = priced.breakdown.codes.find((each) => each.code === code)
  const problem = refusedCode(finding?.reason ?? null)
  if (problem !== null) return refusedFor(problem)
  await tables.carts.save(changed)
  return { ok: true, ...priced }
}

/** Keeps a cart with one more gift card; null: it has as many as it can hold. */
async function keep(
  tables: SiteTables,
  changed: Cart | null,
  source: PriceSource & { readonly services: Services },
): Promise<CodeOutcome> {
  if (changed === null) return refused('too-many-codes')
  await tables.carts.save(changed)
  const products = await readProducts(tables, changed, source)
  return { ok: true, ...priceWith(changed, products, await withDiscounts(tables, changed, source)) }
}

/** Counts a try; returns how long to wait where there were too many. */
async function countTry(
  { rateLimits }: SiteTables,
  { cartId, address }: { readonly cartId: string; readonly address: string },
  { nowMs }: Pick<PriceSource, 'nowMs'>,
): Promise<number | null> {
  const keys = [
    [`code:cart:${cartId}`, limits.cart],
    [`code:address:${address}`, limits.address],
    ['code:site', limits.site],
  ] as const
  for (const [key, max] of keys) {
    const taken = await rateLimits.take(key, { max, windowMs, nowMs })
    if (!taken.allowed) return taken.retryAfterMs
  }
  return null
}

const refused = (kind: Exclude<CodeProblem['kind'], 'ended' | 'foreign-card'>): CodeOutcome =>
  refusedFor({ kind })

const refusedFor = (code: CodeProblem): CodeOutcome => ({ ok: false, problem: 'code-refused', code })
