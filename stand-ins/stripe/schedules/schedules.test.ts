import { auditPayments } from '@vitrine/server/checkout/find-payment-discrepancies'
import { signInAs } from '@vitrine/server/testing/sign-in'
import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { openStripeShop } from '../stripe-shop.ts'
import { playSchedule, type Stage } from './play-schedule.ts'
import { compareBooks } from './same-books.ts'
import { type Schedule, schedule } from './steps.ts'

/** So many are played in one shop, whose books grow, and in so many shops, of which some are open at once. */
const { numRuns, shops, atOnce } = {
  short: { numRuns: 60, shops: 1, atOnce: 1 },
  long: { numRuns: 250, shops: 400, atOnce: 4 },
}[inject('proofLength')]

it('agrees to the cent with the books of Stripe and the orders, whatever is repeated, turned around, disputed or cut off', async () => {
  const { seed = Date.now() } = fc.readConfigureGlobal()
  const seeds = Array.from({ length: shops }, (_, shop) => seed + shop)
  const playSome = async () => {
    for (let next = seeds.pop(); next !== undefined; next = seeds.pop()) await playInOneShop(next)
  }
  await Promise.all(Array.from({ length: atOnce }, playSome))
}, 30_000_000)

/** Its owner paid all of it back by hand when the payment service refused to, and then the dispute was lost: the money is gone twice. */
const lostAfterPaidByHand: Schedule = {
  isSubscription: false,
  isPaidAtOnce: true,
  doRefundsWait: false,
  steps: [
    { act: 'dispute' },
    { act: 'refund', cents: 1_700 },
    { act: 'settle-refund', way: 'by-hand' },
    { act: 'decide', outcome: 'lost' },
  ],
}

async function playInOneShop(seed: number): Promise<void> {
  const open = await openStripeShop()
  const owner = await open.shop.visitor()
  await signInAs(owner, open.shop.store, ['admin'])
  const stage: Stage = { ...open, owner, earlier: new Set(), heard: [] }
  try {
    const runs = fc.asyncProperty(schedule, async (drawn) => {
      await playSchedule(stage, drawn)
      expect(await compareBooks(stage)).toEqual([])
    })
    await fc.assert(runs, { numRuns, seed, endOnFailure: true, examples: [[lostAfterPaidByHand]] })
    // Otherwise the schedules would prove nothing.
    const { books } = open.fake
    expect(books.list('charge').length).toBeGreaterThan(numRuns / 3)
    expect(books.list('refund').length).toBeGreaterThan(numRuns / 6)
    expect(books.list('refund', ({ status }) => status === 'failed').length).toBeGreaterThan(numRuns / 50)
    expect(books.list('dispute', ({ status }) => status === 'lost').length).toBeGreaterThan(numRuns / 50)
    expect(await auditPayments(open.shop.services)).toEqual([])
    expect(await open.shop.services.store.audit()).toEqual([])
  } finally {
    await open.close()
  }
}
