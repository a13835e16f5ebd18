import { expect, it } from 'vitest'
import { waysFor } from './enough-for-way.ts'

const card = { key: 'stripe', leastCents: 50 }
const bank = { key: 'bank' }
const keys = (dueCents: number | null, ways: Parameters<typeof waysFor>[0] = [card, bank], isKept = false) =>
  waysFor(ways as readonly (typeof bank)[], { dueCents, isKept }).map(({ key }) => key)

it('offers a way from the least on that it takes, and while nobody knows what is due', () => {
  expect(keys(49)).toEqual(['bank'])
  expect(keys(50)).toEqual(['stripe', 'bank'])
  expect(keys(null)).toEqual(['stripe', 'bank'])
})

it('offers to keep a card for what is free at first', () => {
  expect(keys(0, [card, bank], true)).toEqual(['stripe', 'bank'])
})

it('offers the only way that there is, whose refusal says from which amount on', () => {
  expect(keys(10, [card])).toEqual(['stripe'])
})
