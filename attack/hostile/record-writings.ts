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
    {
      name: 'createOrderDraft',
      method: 'POST',
      open: async () => ({ path: '/api/panel/order-drafts', body: draft() }),
    },
  ]
}

function draft() {
  const { address, email } = guest
  const line = { kind: 'free', id: 'a', title: 'A vase', quantity: 1, unitPriceCents: 4_000 }
  return {
    lines: [{ ...line, isSent: true, taxClass: 'standard' }],
    email,
    phone: '',
    shippingAddress: { ...address, line2: 'Flat 3' },
    billingAddress: { ...address, line2: 'Flat 4' },
    discount: { kind: 'percentage', name: 'For friends', milliPercent: 10_000 },
    delivery: { name: 'By bike', priceCents: 0 },
    message: 'As we said.',
    note: 'Called on Monday',
    validDays: 14,
  }
}
