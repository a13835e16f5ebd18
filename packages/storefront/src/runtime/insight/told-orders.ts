import type { AnalyticsOrder } from '@vitrine/domain/orders/analytics-order'
import { mayKeep } from '@vitrine/domain/website/consent/may-keep'
import { tellCommerce } from '../commerce-events/commerce-events.ts'
import { keepingFacts } from './cookies/keeping-facts.ts'

const toldOrders = 'vitrine-told-orders'

/** How many orders a browser remembers. */
const mostRemembered = 20

/** Tells scripts of the page of its order: once, as far as the browser may remember that it did. */
export function tellOfOrder(order: AnalyticsOrder): void {
  const told = readTold()
  if (told.includes(order.id)) return
  tellCommerce({ name: 'purchase', ...order })
  if (!mayKeep(keepingFacts())) return
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
