import { EventEmitter } from 'node:events'
import type { PoolClient } from 'pg'
import { expect, it } from 'vitest'
import { withConnection } from './with-connection.ts'

function openPool() {
  const released: unknown[] = []
  const client = Object.assign(new EventEmitter(), { release: (why: unknown) => released.push(why) })
  return { released, client, connect: async () => client as unknown as PoolClient }
}

it('fails with what broke the connection, and gives it to nobody else', async () => {
  const pool = openPool()
  const broken = new Error('Connection terminated unexpectedly')
  const work = withConnection(pool, async () => {
    pool.client.emit('error', broken)
    throw new Error('not queryable')
  })
  await expect(work).rejects.toBe(broken)
  expect([pool.released, pool.client.listenerCount('error')]).toEqual([[broken], 0])
})

it('gives a connection back as it was left', async () => {
  const pool = openPool()
  expect(
    await withConnection(
      pool,
      async () => 'done',
      async (_, hasFailed) => hasFailed || undefined,
    ),
  ).toBe('done')
  expect(pool.released).toEqual([undefined])
})
