import type { ShippingQuote } from '../../cart/breakdown.ts'
import type { ChangeContext, ChangeResult } from '../change-subscription.ts'
import { note } from '../renewal.ts'
import type { Subscription } from '../subscription.ts'
import { isChangeable } from '../swap-subscription.ts'

/**
 * By which way of delivery a cycle comes: the one that was agreed, while it is offered; else the only one by which it is sent. Null: its buyer is to
 * choose. Nobody is made to collect what was sent to them.
 */
export function deliveryOfCycle(
  { options }: Pick<ShippingQuote, 'options'>,
  agreedKey: string | null,
): string | null {
  if (options.some(({ key }) => key === agreedKey)) return agreedKey
  const [only, another] = options.filter((each) => !each.isPickup)
  return only && !another ? only.key : null
}

/** A change of what comes, or of where it goes, where it can be delivered like that. */
export function asDelivered(changed: ChangeResult, quote: ShippingQuote): ChangeResult {
  if (!changed.ok || quote.status === 'SHIPPING_NOT_REQUIRED') return changed
  if (quote.options.length === 0) return { ok: false, problem: 'not-delivered' }
  const { subscription } = changed
  const shippingOptionKey = deliveryOfCycle(quote, subscription.shippingOptionKey)
  return shippingOptionKey === null
    ? changed
    : { ...changed, subscription: { ...subscription, shippingOptionKey } }
}

/** Delivers it in another way from the next payment on. */
export function chooseDelivery(
  subscription: Subscription,
  { key, quote }: { readonly key: string; readonly quote: ShippingQuote | null },
  { nowMs, by }: Pick<ChangeContext, 'nowMs' | 'by'>,
): ChangeResult {
  if (!isChangeable(subscription)) return { ok: false, problem: 'not-running' }
  const chosen = quote?.options.find((each) => each.key === key)
  if (!chosen) return { ok: false, problem: 'delivery-gone' }
  if (key === subscription.shippingOptionKey) return { ok: false, problem: 'nothing-changed' }
  const fact = { code: 'delivery-changed', name: chosen.name } as const
  const changed = { ...subscription, shippingOptionKey: key }
  return { ok: true, subscription: note(changed, { atMs: nowMs, kind: 'delivery-changed', fact, by }) }
}
