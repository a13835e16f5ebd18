import { expect, it } from 'vitest'
import { buildCart, buildEntry } from '../testing/builders.ts'
import { cartAtSignOut } from './cart-at-sign-out.ts'

it('keeps what is in a cart, and nothing that somebody typed for it', () => {
  const field = { id: 'name', type: 'text', title: 'Engraving', currencySymbol: '' } as const
  const typed = { additionalFields: '{"name":"For Grace"}', answeredFields: [field] }
  const entry = buildEntry({ sku: 'MUG-RED', ...typed })
  const left = cartAtSignOut(buildCart({ entries: [entry] }), {
    ...{ id: 'cart', token: 'token', newId: () => 'entry', nowMs: 1 },
  })
  expect(left.entries).toMatchObject([{ id: 'entry', sku: 'MUG-RED', additionalFields: null }])
  expect(JSON.stringify(left)).not.toMatch(/Grace|Engraving/)
})
