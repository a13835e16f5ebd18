import type { Order } from '@vitrine/domain/orders/order'
import type { SiteStore } from '@vitrine/store/store'
import { buildOrder, buildOrderLine, newId, noon } from '@vitrine/store/testing/builders'
import { type Draw, drawFrom, nameOf, pick, pickOf } from './draw.ts'
import { writeInBatches } from './write-in-batches.ts'

/**
 * Fills a shop with orders of six years, as a shop has them: most were paid and sent long ago, unless they are all to be open. Half as
 * many people placed them.
 */
export async function fillWithOrders(
  site: SiteStore,
  count: number,
  { firstNumber = 1001, areOpen = false } = {},
): Promise<void> {
  const draw = drawFrom(count)
  const open = areOpen ? ({ fulfillmentStatus: 'PENDING' } as const) : {}
  await writeInBatches(site, count, {
    make: (place) => ({ ...drawnOrder(place, count, draw), number: firstNumber + place, ...open }),
    write: (tables, order) => tables.orders.insert(order),
  })
}

const yearMs = 31_557_600_000

function drawnOrder(place: number, count: number, draw: Draw): Order {
  const country = pickOf(draw, ['US', 'US', 'US', 'US', 'DE', 'DE', 'GB', 'FR', 'CH', 'CA'])
  const [firstName, lastName] = [nameOf(pick(draw, 400), 'a'), nameOf(pick(draw, 320), 'en')]
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
    cartId: newId(),
    createdAtMs: Math.round(noon - 6 * yearMs * (1 - place / count)),
    isTest: draw() < 0.01,
    contact: {
      email: `${firstName}.${lastName}@example.com`.toLowerCase(),
      phone: '',
      wantsNews: draw() < 0.2,
    },
    shippingAddress: { ...address, firstName, lastName, country },
    shipping: { key: 'a', name: country === 'US' ? 'Standard' : pickOf(draw, ['Airmail', 'Courier']) },
    lines: Array.from({ length: 1 + pick(draw, 3) }, () =>
      buildOrderLine({
        sku: `SKU-${pick(draw, 5_000)}`,
        quantity: 1 + pick(draw, 3),
        unitPriceCents: 500 + pick(draw, 20_000),
      }),
    ),
    fulfillmentStatus,
    paymentState: draw() < 0.02 ? 'REFUNDED' : draw() < 0.01 ? 'PENDING' : 'PAID',
  })
}
