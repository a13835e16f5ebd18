import type { Gateway } from '../services/gateway.ts'
import { decline } from './decline.ts'

/** Payment outside of the shop: nothing is charged here; the owner marks the order as paid, and gives money back by hand. */
export const manualGateway: Gateway = {
  key: 'manual',
  start: async ({ kind }) => (kind === 'renewal' ? decline('method-gone') : { kind: 'due' }),
  approve: async () => decline('not-possible'),
  confirm: async () => ({ kind: 'due' }),
  read: async () => ({ kind: 'due' }),
  conclude: async () => decline('too-late'),
  refund: async () => ({ ok: true, reference: '' }),
  forget: async () => {},
  charges: async () => [],
  hear: async () => null,
  check: async () => null,
}
