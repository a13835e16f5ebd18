import { expect, it } from 'vitest'
import { buildAddress } from '../../testing/builders.ts'
import { knownBilling } from './known-billing.ts'

const home = buildAddress({ city: 'Albany' })
const billed = (city: string, createdAtMs: number) => ({
  billingAddress: buildAddress({ city }),
  createdAtMs,
})
const erased = { billingAddress: null, createdAtMs: 9 }

it('is the usual address of an account, else where the newest subscription is billed that names one', () => {
  const subscriptions = [billed('Berlin', 1), erased, billed('Lyon', 2)]
  expect(knownBilling({ addresses: [home, buildAddress()], subscriptions })?.city).toBe('Albany')
  expect(knownBilling({ addresses: [], subscriptions })?.city).toBe('Lyon')
  expect(knownBilling({ addresses: [], subscriptions: [erased] })).toBeNull()
})
