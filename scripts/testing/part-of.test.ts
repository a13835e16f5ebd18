import { describe, expect, it } from 'vitest'
import { partOf } from './part-of.ts'

describe('the part that a test file belongs to', () => {
  it.each([
    ['packages/server/src/checkout/place-order.test.ts', 'server, checkout'],
    ['packages/store/src/kill.test.ts', 'store'],
    ['packages/domain/src/cart/add-entry.test.ts', 'domain'],
    ['e2e/visitor/buy-a-mug.spec.ts', 'visitor, buy a mug'],
    ['scripts/boundaries/boundaries.test.ts', 'scripts'],
  ])('%s: %s', (path, part) => {
    expect(partOf(path)).toBe(part)
  })
})
