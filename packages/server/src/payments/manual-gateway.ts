import type { Gateway } from '../services/gateway.ts'

/** Payment outside of the shop: nothing is charged here; the owner marks the order as paid, and gives money back by hand. */
export const manualGateway: Gateway = {
  key: 'manual',
  charge: async () => ({ kind: 'due' }),
  confirm: async () => ({ kind: 'due' }),
  conclude: async () => ({ kind: 'declined', message: 'This order was not placed.' }),
  refund: async () => ({ ok: true, reference: '' }),
  charges: async () => [],
}
