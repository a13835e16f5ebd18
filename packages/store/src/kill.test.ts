import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openStore } from './open-store.ts'
import type { SiteStore } from './store.ts'
import { buildSite } from './testing/builders.ts'
import { freshLocation, type StoreLocation } from './testing/fresh-location.ts'
import { everyRow } from './testing/list-ask.ts'

const rounds = Array.from({ length: { short: 4, long: 40 }[inject('proofLength')] }, (_, round) => round + 1)
const website = buildSite()
const log = { warn: () => {} }
let place: StoreLocation

beforeAll(async () => {
  place = await freshLocation()
  const store = await openStore({ ...place, log })
  await store.sites.add(website)
  await store.close()
})

afterAll(() => place.remove())

describe('a process that is killed while it writes', () => {
  const acknowledged: string[] = []

  it.each(rounds)(
    'keeps what it acknowledged, and nothing by halves, time %i',
    { timeout: 60_000 },
    async (round) => {
      acknowledged.push(...(await writeAndKill(round)))
      const store = await openStore({ ...place, log })
      const site = store.site(website.id)
      const kept = await Promise.all(acknowledged.map((id) => site.orders.find(id)))
      const found = {
        audit: await store.audit(),
        halves: await findHalves(site),
        lost: kept.filter((order) => !order).length,
      }
      await store.close()
      expect(found).toEqual({ audit: [], halves: [], lost: 0 })
      expect(acknowledged.length).toBeGreaterThan(round * 5)
    },
  )
})

/** Lets a process place orders, kills it in the middle, and returns the ids that it acknowledged. */
async function writeAndKill(round: number): Promise<readonly string[]> {
  const script = join(import.meta.dirname, 'testing/kill-writer.ts')
  const child = spawn(process.execPath, [script, place.dataDir, website.id, place.url ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  while (output.length < 200 && child.exitCode === null) await wait(5)
  // Each time at another moment.
  await wait(20 + ((round * 51) % 170))
  child.kill('SIGKILL')
  await once(child, 'close')
  const [first, ...ids] = output.split('\n').slice(0, -1)
  expect(first).toBe('open')
  return ids
}

/** Orders without the cart that was written with them. */
async function findHalves(site: SiteStore): Promise<readonly string[]> {
  const { rows } = await site.orders.list(everyRow())
  const carts = await Promise.all(rows.map((order) => site.carts.findByToken(order.payment.reference)))
  return rows.filter((_, place) => carts[place] === undefined).map((order) => order.id)
}
