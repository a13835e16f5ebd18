import { join } from 'node:path'
import {
  type AttemptState,
  attemptStates,
  firstAttemptState,
  statesBefore,
} from '@vitrine/domain/payments/payment-states'
import SqliteFile from 'better-sqlite3'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Statement } from '../engine/statement.ts'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildPayment } from '../testing/builders.ts'
import { ofCart, ofOrder } from './payment-rows.ts'
import type { Payment } from './payments.ts'

let built: BuiltStore

beforeAll(async () => {
  built = await buildStore()
})

afterAll(() => built.close())

/** Attempts to write a state down, one after the other. */
const wantedStates = fc.array(fc.constantFrom(...attemptStates), { minLength: 1, maxLength: 8 })

describe('the rows of payments', () => {
  it('take the steps of the table and no others, whatever is tried in whatever order', async () => {
    const runs = fc.asyncProperty(wantedStates, async (wanted) => {
      const { payments } = built.siteStore
      const payment = buildPayment()
      await payments.insert(payment)
      const paper = new Paper()
      expect(await writeAll(payment, wanted)).toEqual(wanted.map((state) => paper.write(state)))
      expect((await payments.find(payment.id))?.state).toBe(paper.state)
    })
    await fc.assert(runs, { numRuns: 60 })
  })

  it('say what stands in the way, and leave everything as it was', async () => {
    const { payments } = built.siteStore
    const payment = buildPayment()
    const declined = { ...payment, state: 'declined', message: 'No funds' } as const
    await payments.insert(payment)
    await payments.save(declined)
    await expect(payments.save({ ...payment, state: 'paid', message: '' })).rejects.toThrow(
      `The payment ${payment.id} is declined: it cannot become paid`,
    )
    expect(await payments.find(payment.id)).toEqual(declined)
    await expect(payments.save({ ...payment, id: 'nowhere' })).rejects.toThrow('There is no payment nowhere')
  })

  it('give the newest attempt of a cart that is open, and of an order', async () => {
    const { payments } = built.siteStore
    const of = { cartId: 'one-cart', state: 'started' } as const
    const times = [2_000, 3_000, 1_000]
    for (const createdAtMs of times)
      await payments.insert(
        buildPayment({ ...of, attemptKey: `key-${createdAtMs}`, createdAtMs, orderId: 'one-order' }),
      )
    expect((await payments.findOpen('one-cart'))?.createdAtMs).toBe(3_000)
    expect((await payments.findByOrder('one-order'))?.createdAtMs).toBe(3_000)
    expect(await payments.findOpen('another-cart')).toBeUndefined()
  })

  it.skipIf(process.env.TEST_DATABASE_URL)('of one cart and of one order are found by an index', () => {
    const file = new SqliteFile(join(built.dataDir, 'vitrine.sqlite'), { readonly: true })
    const plan = (statement: Pick<Statement<never, unknown>, 'textFor'>) => {
      const text = statement.textFor('sqlite')
      return JSON.stringify(
        file.prepare(`explain query plan ${text}`).all(...Array(text.split('?').length - 1).fill('x')),
      )
    }
    const plans = [ofCart, ofOrder].map(plan)
    file.close()
    expect(plans[0]).toContain('(website_id=? AND cart_id=?)')
    expect(plans[1]).toContain('(website_id=? AND order_id=?)')
  })

  it('take other news of an attempt that is over', async () => {
    const { payments } = built.siteStore
    const payment = buildPayment()
    await payments.insert(payment)
    await payments.save({ ...payment, state: 'expired' })
    await payments.save({ ...payment, state: 'expired', reference: 'refund-1' })
    expect(await payments.find(payment.id)).toMatchObject({ state: 'expired', reference: 'refund-1' })
  })
})

/** Which of the states could be written down, one after the other. */
function writeAll(payment: Payment, wanted: readonly AttemptState[]): Promise<readonly boolean[]> {
  return wanted.reduce(async (before, state) => {
    const written = await before
    const saving = built.siteStore.payments.save({ ...payment, state })
    return [
      ...written,
      await saving.then(
        () => true,
        () => false,
      ),
    ]
  }, Promise.resolve<readonly boolean[]>([]))
}

/** The state of a payment as somebody with the table and a pencil would keep it. */
class Paper {
  state: AttemptState = firstAttemptState

  /** Whether the state could be written down. */
  write(state: AttemptState): boolean {
    if (!statesBefore(state).includes(this.state)) return false
    this.state = state
    return true
  }
}
