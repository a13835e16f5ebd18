import type { Order } from '@vitrine/domain/orders/order'
import type { SiteStore } from '@vitrine/store/store'
import { buildOrder, buildOrderLine, newId, noon } from '@vitrine/store/testing/builders'

/** Orders that are written in one transaction, and transactions at once. */
const batch = 250
const atOnce = 6

/** Fills a shop with orders of six years, as a shop has them: most were paid and sent long ago. */
export async function fillWithOrders(site: SiteStore, count: number): Promise<void> {
  const draw = drawFrom(count)
  let next = 0
  const write = async (): Promise<void> => {
    while (next < count) {
      const from = next
      next += batch
      const orders = Array.from({ length: Math.min(batch, count - from) }, (_, at) =>
        drawnOrder(from + at, count, draw),
      )
      await site.transaction(async (tables) => {
        for (const order of orders) await tables.orders.insert(order)
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, write))
}

type Draw = () => number

/** The same numbers from 0 to 1 in each run. */
function drawFrom(seed: number): Draw {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const countries = ['US', 'US', 'US', 'US', 'DE', 'DE', 'GB', 'FR', 'CH', 'CA']
const yearMs = 31_557_600_000

function drawnOrder(place: number, count: number, draw: Draw): Order {
  const pick = (most: number) => Math.floor(draw() * most)
  const country = countries[pick(countries.length)] ?? 'US'
  const [firstName, lastName] = [nameOf(pick(400), 'a'), nameOf(pick(6_000), 'en')]
  const isNew = place > count * 0.98
  const fulfillmentStatus = isNew && draw() < 0.6 ? 'PENDING' : draw() < 0.05 ? 'CANCELED' : 'FULFILLED'
  const address = {
    line1: '1 Main Street',
    line2: '',
    city: 'Town',
    region: '',
    postalCode: '10001',
    phone: '',
  }
  return buildOrder({
    number: 1001 + place,
    cartId: newId(),
    createdAtMs: Math.round(noon - 6 * yearMs * (1 - place / count)),
    isTest: draw() < 0.01,
    contact: { email: `${firstName}.${lastName}@example.com`.toLowerCase(), phone: '', wantsNews: false },
    shippingAddress: { ...address, firstName, lastName, country },
    shipping: { key: 'a', name: country === 'US' ? 'Standard' : (['Airmail', 'Courier'][pick(2)] ?? '') },
    lines: Array.from({ length: 1 + pick(3) }, () =>
      buildOrderLine({
        sku: `SKU-${pick(5_000)}`,
        quantity: 1 + pick(3),
        unitPriceCents: 500 + pick(20_000),
      }),
    ),
    fulfillmentStatus,
    paymentState: draw() < 0.02 ? 'REFUNDED' : draw() < 0.01 ? 'PENDING' : 'PAID',
  })
}

const syllables = ['ka', 'lo', 'mi', 'ne', 'ru', 'sa', 'ti', 'vo', 'be', 'du']

/** A name for a number: such as Lomia. */
function nameOf(number: number, end: string): string {
  const letters = String(number)
    .split('')
    .map((digit) => syllables[Number(digit)] ?? '')
    .join('')
  return letters.charAt(0).toUpperCase() + letters.slice(1) + end
}
