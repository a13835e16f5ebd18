import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { buildCart, buildPayment } from '../../testing/builders.ts'

const server = process.env.TEST_DATABASE_URL
let built: BuiltStore

/** Runs only where `TEST_DATABASE_URL` names a PostgreSQL server. */
describe.skipIf(!server)('a transaction that does not wait for each of its changes', () => {
  beforeEach(async () => {
    built = await buildStore()
  })

  afterEach(async () => {
    expect(await built.store.audit()).toEqual([])
    await built.close()
  })

  it('keeps nothing when the last of them fails, and says why', async () => {
    const { siteStore } = built
    const cart = buildCart()
    const payment = buildPayment()
    await siteStore.payments.insert(payment)
    const failed = siteStore.transaction(async ({ carts, payments }) => {
      await carts.save(cart)
      await payments.insert(payment)
      return 'done'
    })
    await expect(failed).rejects.toMatchObject({ code: '23505', table: 'payments' })
    expect(await siteStore.carts.findByToken(cart.token)).toBeUndefined()
  })

  it('fails what is asked after one that failed, for the same reason', async () => {
    const { siteStore } = built
    const payment = buildPayment()
    await siteStore.payments.insert(payment)
    const failed = siteStore.transaction(async ({ carts, payments }) => {
      await payments.insert(payment)
      await carts.findByToken('any')
      throw new Error('It went on')
    })
    await expect(failed).rejects.toMatchObject({ code: '23505', table: 'payments' })
  })

  it('is not kept by work that goes on after a failure as if there was none', async () => {
    const { siteStore } = built
    const [cart, other] = [buildCart(), buildCart()]
    const payment = buildPayment()
    await siteStore.payments.insert(payment)
    const failed = siteStore.transaction(async ({ carts, payments }) => {
      await carts.save(cart)
      await payments.insert(payment)
      await carts.findByToken(cart.token).catch(() => undefined)
      await carts.save(other).catch(() => undefined)
    })
    await expect(failed).rejects.toMatchObject({ code: '23505' })
    expect(await siteStore.carts.findByToken(cart.token)).toBeUndefined()
    expect(await siteStore.carts.findByToken(other.token)).toBeUndefined()
  })

  it('leaves its connection to the next, which begins anew', async () => {
    const { siteStore } = built
    const payment = buildPayment()
    await siteStore.payments.insert(payment)
    const carts = Array.from({ length: 30 }, () => buildCart())
    const results = await Promise.allSettled(
      carts.map((cart, place) =>
        siteStore.transaction(async (tables) => {
          await tables.carts.save(cart)
          if (place % 2 === 0) await tables.payments.insert(payment)
        }),
      ),
    )
    const reasons = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(reasons.map(({ code, message }) => code ?? message)).toEqual(
      Array.from({ length: 15 }, () => '23505'),
    )
    const kept = await Promise.all(carts.map(({ token }) => siteStore.carts.findByToken(token)))
    expect(kept.map((cart) => cart !== undefined)).toEqual(carts.map((_, place) => place % 2 === 1))
  })

  it('is run again when a change that nobody waits for clashes with another', async () => {
    const { siteStore } = built
    const [one, other] = [buildCart(), buildCart()]
    await siteStore.carts.save(one)
    await siteStore.carts.save(other)
    let runs = 0
    const saveBoth = (first: typeof one, second: typeof one) =>
      siteStore.transaction(async ({ carts }) => {
        runs += 1
        await carts.lockByToken(first.token)
        // Both hold their first row before they come to the second.
        await new Promise((resolve) => setTimeout(resolve, 300))
        await carts.save({ ...second, updatedAtMs: second.updatedAtMs + 1 })
      })
    await Promise.all([saveBoth(one, other), saveBoth(other, one)])
    expect(runs).toBe(3)
    const saved = await Promise.all([one, other].map(({ token }) => siteStore.carts.findByToken(token)))
    expect(saved.map((cart) => cart?.updatedAtMs)).toEqual([one.updatedAtMs + 1, other.updatedAtMs + 1])
  })

  it('keeps the order of its changes, also of more than it leaves under way', async () => {
    const { siteStore } = built
    const cart = buildCart()
    await siteStore.transaction(async ({ carts }) => {
      for (let step = 1; step <= 250; step += 1) await carts.save({ ...cart, updatedAtMs: step })
    })
    expect((await siteStore.carts.findByToken(cart.token))?.updatedAtMs).toBe(250)
  })
})
