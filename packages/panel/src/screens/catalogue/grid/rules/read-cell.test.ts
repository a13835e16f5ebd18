import { expect, it } from 'vitest'
import { readCell } from './read-cell.ts'

const site = { currency: 'EUR', locale: 'en-US', timeZone: 'Europe/Berlin', measurement: 'metric' } as const

it.each(['∞', 'unlimited', 'Unlimited', 'unbegrenzt', 'Unbegrenzt', 'inf'])(
  'takes %s for stock without end',
  (typed) => {
    expect(readCell('onHand', typed, site)).toEqual({ ok: true, cells: { onHand: null } })
  },
)

it('refuses other words for stock', () => {
  expect(readCell('onHand', 'many', site)).toMatchObject({ ok: false })
})
