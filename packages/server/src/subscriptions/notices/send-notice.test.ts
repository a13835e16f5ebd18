import type { TaxRule } from '@vitrine/domain/website/store-settings'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { subscribe } from '../../testing/selling/subscribe.ts'

const dayMs = 86_400_000

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

async function subjects(): Promise<readonly string[]> {
  // A job leads to the mail, which is a job.
  for (let turn = 0; turn < 3; turn += 1) await shop.runJobs()
  const mails = await shop.store.mail.ofAddress('ada@example.com')
  return mails.map(({ subject }) => subject.replace('[Test] ', ''))
}

it('reminds of a year 35 days before it is renewed, once, and tells of the card that expires before the next', async () => {
  const plan = { interval: { value: 1, unit: 'YEAR' }, billingCycles: 0 } as const
  const { id, nextAtMs } = await subscribe(shop, { plan })
  const dueMs = nextAtMs ?? 0
  const reminder = 'Your subscription to Workshop renews soon'
  shop.clock.nowMs = dueMs - 36 * dayMs
  expect(await subjects()).not.toContain(reminder)
  shop.clock.nowMs = dueMs - 35 * dayMs
  expect(await subjects()).toContain(reminder)
  const told = await shop.store.subscriptions.find(id)
  shop.clock.nowMs = dueMs - 5 * dayMs
  const before = await subjects()
  expect(before.filter((each) => each === reminder)).toHaveLength(1)

  const method = await shop.store.savedMethods.find(told?.methodId ?? '')
  const { month, year } = method?.expiry ?? { month: 1, year: 1970 }
  const expiresAtMs = Date.UTC(year, month, 1)
  const notice = 'Your card for Workshop expires soon'
  shop.clock.nowMs = expiresAtMs - 31 * dayMs
  expect(await subjects()).not.toContain(notice)
  shop.clock.nowMs = expiresAtMs - 30 * dayMs
  expect((await subjects()).filter((each) => each === notice)).toHaveLength(1)
  shop.clock.nowMs = expiresAtMs - dayMs
  expect((await subjects()).filter((each) => each === notice)).toHaveLength(1)
})

it('reminds of the sum that is charged, with its tax', async () => {
  await shop.close()
  const rule: TaxRule = {
    name: 'VAT',
    country: 'US',
    region: null,
    rateMilliPercent: 19_000,
    taxesShipping: true,
  }
  shop = await openShop({ storeSettings: { taxRules: [rule], taxInterpretation: 'exclusive' } })
  const plan = { interval: { value: 1, unit: 'YEAR' }, billingCycles: 0 } as const
  const { nextAtMs } = await subscribe(shop, { plan })
  const dueMs = nextAtMs ?? 0
  shop.clock.nowMs = dueMs - 35 * dayMs
  await subjects()
  const mails = await shop.store.mail.ofAddress('ada@example.com')
  const reminder = mails.find(({ reason }) => reason === 'subscription-reminder')
  expect(reminder?.text).toMatch(
    /it is renewed: you pay \$14\.28, with taxes and delivery as they are today\.\s+You agreed to \$12\.00 every year/,
  )
  shop.clock.nowMs = dueMs
  await subjects()
  expect(shop.charges().at(-1)?.amountCents).toBe(1428)
})
