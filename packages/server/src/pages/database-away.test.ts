import { renameSync } from 'node:fs'
import path from 'node:path'
import { noon } from '@vitrine/store/testing/builders'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '../testing/database-proxy.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'

const server = process.env.TEST_DATABASE_URL
let site: OpenSite
let nowMs = noon

const stock = '/api/commerce/inventory/stock?itemId=none'

/** The code of an answer, and whether it came soon. */
async function ask(url: string) {
  const startedAtMs = performance.now()
  const answer = await site.get(url, { accept: 'text/html' })
  return { status: answer.statusCode, isSoon: performance.now() - startedAtMs < 1_500, text: answer.body }
}

describe.skipIf(server)('a SQLite file that was taken away', () => {
  beforeEach(async () => {
    site = await openSite()
  })
  afterEach(() => site.close())

  it('is told by /health, takes no more changes, and is whole again when it is back', async () => {
    const file = path.join(site.services.dataDir, 'vitrine.sqlite')
    expect((await ask('/health')).status).toBe(200)
    await ask('/about')

    renameSync(file, `${file}-away`)
    expect((await ask('/health')).status).toBe(503)
    expect((await ask('/about')).status).toBe(200)
    await expect(site.store.site.raiseRevision()).rejects.toThrow('The database does not answer')

    renameSync(`${file}-away`, file)
    expect((await ask('/health')).status).toBe(200)
    expect(await site.store.site.raiseRevision()).toBeGreaterThan(0)
  })
})

describe.skipIf(!server)('a PostgreSQL server that is away', () => {
  let wire: DatabaseProxy
  beforeAll(async () => {
    site = await openSite({
      services: { clock: () => nowMs },
      wire: async (url) => {
        wire = await openDatabaseProxy(url)
        return wire.url
      },
    })
    await ask('/about')
  })
  afterAll(async () => {
    wire.mend()
    await site.close()
    wire.close()
  })

  it('leaves the pages in memory, tells so by /health, and refuses the rest in words, soon', async () => {
    wire.cut()
    nowMs += 10 * 60_000
    expect(await ask('/health')).toMatchObject({ status: 503, isSoon: true })
    expect(await ask('/about')).toMatchObject({ status: 200, text: expect.stringContaining('We are here.') })
    expect(await ask(stock)).toMatchObject({ status: 503, isSoon: true })
    expect(await ask('/blog')).toMatchObject({
      status: 503,
      isSoon: true,
      text: expect.stringContaining('Please try again'),
    })

    wire.mend()
    nowMs += 2_000
    await ask('/about')
    await expect.poll(async () => (await ask('/blog')).status).toBe(200)
    expect((await ask('/health')).status).toBe(200)
    expect((await ask(stock)).status).toBe(404)
  })

  it('is given up after seconds when it says nothing, and nobody else waits for it', async () => {
    await ask('/about')
    nowMs += 2_000
    wire.hold()
    expect((await ask('/about')).status).toBe(200)
    const [page, other, refused] = await Promise.all([ask('/about'), ask('/about'), ask(stock)])
    expect([page.status, page.isSoon, other.isSoon]).toEqual([200, true, true])
    expect(refused).toMatchObject({ status: 503, isSoon: true })

    wire.mend()
    nowMs += 2_000
    await ask('/about')
    await expect.poll(async () => (await ask(stock)).status, { timeout: 5_000 }).toBe(404)
  })
})
