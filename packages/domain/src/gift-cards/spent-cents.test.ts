import { expect, it } from 'vitest'
import { spentCents } from './spent-cents.ts'

it('counts what paid and what came back, and nothing that an owner did', () => {
  const movements = [
    { kind: 'issue', cents: 5000 },
    { kind: 'redeem', cents: -3000 },
    { kind: 'refund', cents: 1000 },
    { kind: 'adjust', cents: -500 },
  ] as const
  expect(spentCents(movements)).toBe(2000)
})
