import { Pool } from 'pg'
import { describe, expect, it } from 'vitest'
import { freshSchema } from '../fresh-location.ts'

const server = process.env.TEST_DATABASE_URL

describe.runIf(server)('a connection that a store has left', () => {
  it('serves the next one in its schema, without its locks and statements', async () => {
    const { url = '' } = (await freshSchema()) ?? {}
    const open = () => new Pool({ connectionString: url, pipeline: true, max: 1 })
    const ask = async (pool: Pool, text: string) =>
      (await pool.query<{ answer: number }>(text)).rows[0]?.answer
    const pid = 'select pg_backend_pid() as answer'

    const first = open()
    const served = await ask(first, pid)
    await first.query('select pg_advisory_lock(7)')
    const named = { name: 'one', text: 'select 1 as answer' }
    await first.query(named)
    await first.end()
    await expect(first.query(pid)).rejects.toThrow('after calling end')

    const second = open()
    expect(await ask(second, pid)).toBe(served)
    expect(await ask(second, 'select count(*)::int as answer from pg_prepared_statements')).toBe(0)
    expect((await second.query(named)).rows).toEqual([{ answer: 1 }])
    const locks = `select count(*)::int as answer from pg_locks where locktype = 'advisory' and pid = ${served}`
    expect(await ask(second, locks)).toBe(0)
    await second.end()
  })

  it('serves no pool of another kind', async () => {
    const { url = '' } = (await freshSchema()) ?? {}
    const ask = async () => {
      const pool = new Pool({ connectionString: url, max: 1 })
      const { rows } = await pool.query('select pg_backend_pid() as answer')
      await pool.end()
      return rows[0].answer
    }
    expect(await ask()).not.toBe(await ask())
  })
})
