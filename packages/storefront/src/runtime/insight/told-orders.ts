import type { AnalyticsOrder } from '@vitrine/domain/orders/analytics-order'
import { mayUseCookies } from '@vitrine/domain/website/consent/may-keep'
import { tellCommerce } from '../commerce-events/commerce-events.ts'
import { keepingFacts } from './cookies/keeping-facts.ts'

const toldOrders = 'vitrine-told-orders'

/** How many orders a browser remembers. */
const mostRemembered = 20

/** The orders that this page has told of, until it is left. */
const toldHere = new Set<string>()

/** Tells scripts of the page of its order: once a page, and once for all where cookies are used and may be set. */
export function tellOfOrder(order: AnalyticsOrder): void {
  if (toldHere.has(order.id)) return
  toldHere.add(order.id)
  const isRemembered = mayUseCookies(keepingFacts())
  const told = isRemembered ? readTold() : []
  if (told.includes(order.id)) return
  tellCommerce({ name: 'purchase', ...order })
  // Under this name scripts of the platform listen.
  document.dispatchEvent(new CustomEvent('commerce-checkout-confirmed', { detail: order }))
  if (!isRemembered) return
  try {
    localStorage.setItem(toldOrders, JSON.stringify([order.id, ...told].slice(0, mostRemembered)))
  } catch {
    // Private windows and full storages: it is told again where the page is loaded again.
  }
}

/** Forgets which orders were told of. */
export function forgetToldOrders(): void {
  try {
    localStorage.removeItem(toldOrders)
  } catch {
    // A browser may forbid to look: then nothing was kept, either.
  }
}

function readTold(): readonly string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(toldOrders) ?? '[]')
    return Array.isArray(told) ? told.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}
