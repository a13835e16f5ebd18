import { expect, it } from 'vitest'
import { waysFor } from './enough-for-way.ts'

interface Way {
  readonly key: string
  readonly leastCents?: number
}
const card: Way = { key: 'stripe', leastCents: 50 }
const bank: Way = { key: 'bank' }
const keys = (dueCents: number | null, ways: readonly Way[] = [card, bank], isKept = false) =>
  waysFor(ways, { dueCents, isKept }).map(({ key }) => key)

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
