import { expect, it } from 'vitest'
import { usualDonations } from '../../website/selling/donation-settings.ts'
import { coverOf, readDonation } from './donation.ts'

const shop = {
  currency: 'EUR',
  write: (cents: number) => `€${cents / 100}`,
  settings: {
    ...usualDonations,
    isOn: true,
    funds: [
      { key: 'kiln', title: 'A new kiln', description: '' },
      { key: 'school', title: 'The school', description: '' },
    ],
    suggestedCents: [1000, 2500],
    leastCents: 500,
    mostCents: 100_000,
    coverMilliPercent: 2_900,
    coverCents: 30,
  },
}

it.each([
  [
    { fund: 'kiln', amount: '2500' },
    { fundTitle: 'A new kiln', amountCents: 2500, coverCents: 0 },
  ],
  [{ fund: 'kiln', amount: 'other', own: '12,50' }, { amountCents: 1250 }],
  // Written and chosen: the same.
  [{ fund: 'kiln', amount: '2500', own: '25' }, { amountCents: 2500 }],
  [
    { fund: 'school', amount: '1000', cover: 'on', note: ' For Ada ' },
    { coverCents: 61, note: 'For Ada' },
  ],
])('reads %j', (form, expected) => {
  expect(readDonation(form, shop)).toMatchObject({ ok: true, donation: { currency: 'EUR', ...expected } })
})

it.each([
  [{ amount: '2500' }, { fund: 'Please choose what you give for.' }],
  [{ fund: 'kiln' }, { own: 'Please choose an amount.' }],
  // Which of both is meant is asked, and never guessed.
  [
    { fund: 'kiln', amount: '1000', own: '7.50' },
    { own: 'You wrote an amount of your own and chose another one. Please look again at what you give.' },
  ],
  [{ fund: 'kiln', amount: '999' }, { own: 'Please choose an amount.' }],
  [
    { fund: 'kiln', amount: 'other', own: 'much' },
    { own: 'Please enter an amount in digits alone, such as 25 or 12.50.' },
  ],
  [
    { fund: 'kiln', amount: 'other', own: '-5' },
    { own: 'Please enter an amount in digits alone, such as 25 or 12.50.' },
  ],
  // Nothing is left out of what was typed: neither a letter, nor a currency that is not the shop's.
  [
    { fund: 'kiln', amount: 'other', own: '1e3' },
    { own: 'Please enter an amount in digits alone, such as 25 or 12.50.' },
  ],
  [
    { fund: 'kiln', amount: 'other', own: '5 USD' },
    { own: 'Please enter an amount in digits alone, such as 25 or 12.50.' },
  ],
  [
    { fund: 'gone', amount: '2500' },
    { fund: 'Nothing is collected for this any more. Please look again what you give for.' },
  ],
  [{ fund: 'kiln', amount: 'other', own: '4.99' }, { own: 'The least that can be given is €5.' }],
  [
    { fund: 'kiln', amount: 'other', own: '1000.01' },
    { own: 'The most that can be given at once is €1000.' },
  ],
])('refuses %j', (form, errors) => {
  expect(readDonation(form, shop)).toEqual({ ok: false, errors })
})

it('gives to the only fund where none is said, and never to it in place of one that is gone', () => {
  const settings = { ...shop.settings, funds: shop.settings.funds.slice(0, 1) }
  const read = (fund: string) => readDonation({ fund, amount: '2500' }, { ...shop, settings })
  expect(read('')).toMatchObject({ ok: true, donation: { fundKey: 'kiln' } })
  expect(read('school')).toMatchObject({ ok: false, errors: { fund: expect.stringContaining('any more') } })
})

it('adds so much that the whole amount arrives, whatever is taken of the whole', () => {
  for (const cents of [500, 1000, 99_999]) {
    const whole = cents + coverOf(cents, shop.settings)
    expect(whole - Math.round((whole * 2_900) / 100_000) - 30).toBeGreaterThanOrEqual(cents)
  }
})
