import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StoreUnavailableError } from './engine/errors.ts'
import { type BuiltStore, buildStore } from './testing/build-store.ts'
import { buildCart } from './testing/builders.ts'

const server = process.env.TEST_DATABASE_URL
let built: BuiltStore

/** Runs only where `TEST_DATABASE_URL` names a PostgreSQL server. */
describe.skipIf(!server)('on PostgreSQL', () => {
  beforeEach(async () => {
    built = await buildStore()
  })

  afterEach(async () => {
    expect(await built.store.audit()).toEqual([])
    await built.close()
  })

  it('two transactions that wait for each other are both done at last', async () => {
    const { siteStore } = built
    const [one, other] = [buildCart(), buildCart()]
    await siteStore.carts.save(one)
    await siteStore.carts.save(other)
    const lockBoth = (first: string, second: string) =>
      siteStore.transaction(async ({ carts }) => {
        await carts.lockByToken(first)
        await carts.findByToken(first)
        const cart = await carts.lockByToken(second)
        if (cart) await carts.save({ ...cart, updatedAtMs: cart.updatedAtMs + 1 })
      })
    await Promise.all(
      Array.from({ length: 4 }, (_, turn) =>
        turn % 2 === 0 ? lockBoth(one.token, other.token) : lockBoth(other.token, one.token),
      ),
    )
    const sum = await Promise.all([one, other].map((cart) => siteStore.carts.findByToken(cart.token)))
    expect(sum.map((cart) => (cart?.updatedAtMs ?? 0) - one.updatedAtMs)).toEqual([2, 2])
  })

  it('a connection that breaks costs its transaction only, and is said in words', async () => {
    const { siteStore } = built
    const cart = buildCart()
    const broken = siteStore.transaction(async ({ carts }) => {
      await carts.save(cart)
      await endOtherConnections(built.url)
      await carts.save(cart)
    })
    await expect(broken).rejects.toThrow(StoreUnavailableError)
    expect(await siteStore.carts.findByToken(cart.token)).toBeUndefined()
    await siteStore.carts.save(cart)
    expect(await siteStore.carts.findByToken(cart.token)).toEqual(cart)
  })

  it('work that is done alone ends in words when its connection breaks while it does nothing', async () => {
    const broken = built.store.alone(async () => {
      await endOtherConnections(built.url, 'idle')
      await new Promise((resolve) => setTimeout(resolve, 50))
      throw new Error('The tables could not be brought up to date.')
    })
    await expect(broken).rejects.toThrow(StoreUnavailableError)
  })
})

/** Ends every connection of the test's store that stands in a transaction, or waits. */
async function endOtherConnections(url: string | undefined, state = 'idle in transaction'): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where state = $1 and application_name = current_setting('application_name')`,
    [state],
  )
  await client.end()
}
