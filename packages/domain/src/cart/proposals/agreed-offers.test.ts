import { expect, it } from 'vitest'
import { agreedOffers } from './agreed-offers.ts'

const calledWith = (name: string) =>
  agreedOffers({ discount: { kind: 'amount', name, cents: 500 } }, { nowMs: 0, unnamed: 'Rabatt' })

it('calls a discount as its owner does, and one without a name in the word that was given for it', () => {
  expect(calledWith('For friends')).toMatchObject({ offers: [{ discount: { name: 'For friends' } }] })
  expect(calledWith('')).toMatchObject({ offers: [{ discount: { name: 'Rabatt' } }] })
})
