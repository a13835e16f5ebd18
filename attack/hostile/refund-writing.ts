import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { read } from '../../e2e/testing/read.ts'
import type { Writing } from './write-hostile.ts'

/** A refund of one unit, with its reason. */
export function refundWriting(http: HttpVisitor, buy: () => Promise<string>): Writing {
  return {
    name: 'refundParts',
    method: 'POST',
    open: async () => {
      const path = `/api/panel/orders/${await buy()}`
      const { order } = await read<{
        order: { updatedAtMs: number; lines: readonly { id: string }[] }
      }>(http, path)
      const lines = [{ lineId: order.lines[0]?.id, quantity: 1, cents: null, restock: 0 }]
      const { updatedAtMs } = order
      const body = { updatedAtMs, lines, shippingCents: 0, reason: 'Chipped', notifyCustomer: true }
      return { path: `${path}/refunds`, body }
    },
  }
}
