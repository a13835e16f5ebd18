import { guest } from '../../e2e/testing/guest.ts'
import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { read } from '../../e2e/testing/read.ts'
import type { Writing } from './write-hostile.ts'

/** What is written on an order: a note, and where it goes instead. */
export function recordWritings(http: HttpVisitor, buy: () => Promise<string>): readonly Writing[] {
  const open = async () => {
    const path = `/api/panel/orders/${await buy()}`
    const { order } = await read<{ order: { updatedAtMs: number } }>(http, path)
    const shippingAddress = { ...guest.address, line2: 'Flat 2' }
    const { email, phone } = guest
    const body = { updatedAtMs: order.updatedAtMs, email, phone, shippingAddress, alsoBilled: true }
    return { path: `${path}/contact`, body }
  }
  return [
    {
      name: 'addOrderNote',
      method: 'POST',
      open: async () => ({ path: `/api/panel/orders/${await buy()}/notes`, body: { text: 'Fragile' } }),
    },
    { name: 'correctOrder', method: 'PUT', open },
  ]
}
