import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { auditLedgers } from '../testing/audit.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { read } from '../testing/read.ts'
import { readAtHost } from '../testing/read-at-host.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let owner: Owner
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' })
  owner = await becomeOwner(shop)
})
afterAll(() => shop.close())

const rounds = Array.from({ length: { short: 1, long: 25 }[inject('proofLength')] }, (_, round) => round)

/** What was sent last, and the last that was acknowledged. */
interface Progress {
  sent: number
  acknowledged: number
}

it.each(rounds)(
  'killed while a part of the settings is saved, it is whole or not changed at all, time %i',
  async (round) => {
    const progress = await killDuring(round, async (turn) => {
      const path = '/api/panel/settings/identity'
      const { value, version } = await read<{ value: object; version: string }>(owner.http, path)
      const title = `Name ${turn}`
      return owner.http.send('PUT', path, { value: { ...value, title, tagLine: title }, version })
    })
    const { website } = await read<{ website: { siteTitle: string; siteTagLine: string } }>(
      new HttpVisitor(shop.url),
      '/?format=json',
    )
    expect(website.siteTagLine).toBe(website.siteTitle)
    expectBetween(Number(website.siteTitle.replace('Name ', '')), progress)
  },
)

it.each(rounds)(
  'killed while a page moves, it has moved with its redirect or not at all, time %i',
  async (round) => {
    const { pages } = await read<{ pages: { id: string; urlId: string }[] }>(owner.http, '/api/panel/pages')
    const id = pages.find(({ urlId }) => /^about|^moved/.test(urlId))?.id ?? ''
    const progress = await killDuring(round, async (turn) => {
      const path = `/api/panel/pages/${id}`
      const { value, version } = await read<{ value: object; version: string }>(owner.http, path)
      const moved = { ...value, urlId: `moved-${round}-${turn}`, redirectsOld: true }
      return owner.http.send('PUT', path, { value: moved, version })
    })
    const visitor = new HttpVisitor(shop.url)
    const answers = await Promise.all(
      Array.from({ length: progress.sent }, (_, turn) => visitor.get(`/moved-${round}-${turn + 1}`)),
    )
    const statuses = answers.map(({ status }) => status)
    const at = statuses.indexOf(200) + 1
    expectBetween(at, progress)
    expect(statuses).toEqual(
      statuses.map((_, index) => (index + 1 < at ? 301 : index + 1 === at ? 200 : 404)),
    )
  },
)

it.each(rounds)('killed while the demo goes, all of it is there or nothing, time %i', async (round) => {
  let other = await openShop({ RATE_LIMITS: 'off' })
  const its = await becomeOwner(other)
  const whole = await lookAround(other, its)
  const removal = its.http
    .send('POST', '/api/panel/demo/replacement', {
      content: 'empty',
      title: 'Harbour',
      templateId: null,
      keepsChanged: false,
    })
    .then(({ ok }) => ok)
    .catch(() => false)
  await new Promise((resolve) => setTimeout(resolve, 5 + ((round * 37) % 150)))
  await other.kill()
  const wasAcknowledged = await removal
  other = await other.restart()
  const found = await lookAround(other, its)
  const gone = { isThere: false, pages: 0, products: 0, items: 0, listed: 0, title: 'Harbour' }
  expect(found).toEqual(wasAcknowledged || !found.isThere ? gone : whole)
  await other.close()
})

it.each(rounds)(
  'killed while a site is added, and while one is removed, all of it is there or nothing, time %i',
  async (round) => {
    const startedAt = performance.now()
    const kept = await addSite(`kept-${round}.example`)
    const durationMs = performance.now() - startedAt
    expect(kept.ok).toBe(true)
    const whole = await lookAtSite(`kept-${round}.example`)
    expect(whole.locations).toBeGreaterThan(10)

    const adding = addSite(`cut-${round}.example`).then(
      ({ ok }) => ok,
      () => false,
    )
    await killAfter((((round + 1) * 37) % 100) * 0.01 * durationMs)
    const wasAdded = await adding
    shop = await shop.restart()
    const added = await lookAtSite(`cut-${round}.example`)
    expect(added.isThere || !wasAdded).toBe(true)
    expect(added).toEqual(added.isThere ? whole : nowhere)
    expect(await strangePictures()).toEqual([])

    const { site } = (await kept.json()) as { site: { id: string; title: string } }
    const removing = owner.http.send('POST', `/api/panel/sites/${site.id}/removal`, { title: site.title })
    const removed = removing.then(
      ({ ok }) => ok,
      () => false,
    )
    await killAfter(3 + ((round * 13) % 60))
    const wasRemoved = await removed
    shop = await shop.restart()
    const left = await lookAtSite(`kept-${round}.example`)
    expect(left.isThere && wasRemoved).toBe(false)
    expect(left).toEqual(left.isThere ? whole : nowhere)
    expect(await strangePictures()).toEqual([])
  },
)

it('the ledgers add up after all that', async () => {
  await shop.kill()
  expect(await auditLedgers(shop.dataDir)).toContain('The ledgers add up')
  shop = await shop.restart()
})

const addSite = (host: string) =>
  owner.http.send('POST', '/api/panel/sites', { title: 'Second', host, templateId: null, content: 'samples' })

/** Folders of pictures of sites that are not there. */
async function strangePictures(): Promise<readonly string[]> {
  const { sites } = await read<{ sites: { id: string }[] }>(owner.http, '/api/panel/sites')
  const known = new Set(sites.map(({ id }) => id))
  return readdirSync(join(shop.dataDir, 'images')).filter((name) => !known.has(name))
}

async function killAfter(delayMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  await shop.kill()
}

const nowhere = { isThere: false, locations: 0, pictures: 0 }

/** What a site has at its host; at the host of a site that is not there the first one answers, which is not looked at. */
async function lookAtSite(host: string): Promise<typeof nowhere> {
  const { sites } = await read<{ sites: { hosts: string[] }[] }>(owner.http, '/api/panel/sites')
  if (!sites.some(({ hosts }) => hosts.includes(host))) return nowhere
  const { website } = JSON.parse(await readAtHost(shop, host, '/?format=json')) as {
    website: { siteTitle: string }
  }
  expect(website.siteTitle).toBe('Second')
  const count = (text: string, mark: string) => text.split(mark).length - 1
  return {
    isThere: true,
    locations: count(await readAtHost(shop, host, '/sitemap.xml'), '<loc>'),
    pictures: count(await readAtHost(shop, host, '/shop'), '<img'),
  }
}

/** What there is of the demo, as its owner counts it, and the title that visitors read. */
async function lookAround({ url }: ShopProcess, { http }: Owner) {
  const samples = await read<{ isThere: boolean; pages: number; products: number; items: number }>(
    http,
    '/api/panel/demo',
  )
  const { isThere, pages, products, items } = samples
  const { total: listed } = await read<{ total: { count: number } }>(http, '/api/panel/products')
  const { website } = await read<{ website: { siteTitle: string } }>(new HttpVisitor(url), '/?format=json')
  return { isThere, pages, products, items, listed: listed.count, title: website.siteTitle }
}

/** Makes a change again and again, kills the server in the middle, and starts it again. */
async function killDuring(round: number, change: (turn: number) => Promise<Response>): Promise<Progress> {
  const progress: Progress = { sent: 0, acknowledged: 0 }
  const work = saveUntilItStops(progress, change)
  await expect.poll(() => progress.acknowledged, { timeout: 20_000, interval: 5 }).toBeGreaterThan(4)
  await new Promise((resolve) => setTimeout(resolve, (round * 13) % 40))
  await shop.kill()
  await work
  shop = await shop.restart()
  return progress
}

async function saveUntilItStops(
  progress: Progress,
  change: (turn: number) => Promise<Response>,
): Promise<void> {
  try {
    for (;;) {
      progress.sent += 1
      const answer = await change(progress.sent)
      if (answer.ok) progress.acknowledged = progress.sent
    }
  } catch {
    // The server was killed: what was not acknowledged may be there or not.
  }
}

function expectBetween(found: number, { sent, acknowledged }: Progress): void {
  expect(found).toBeGreaterThanOrEqual(acknowledged)
  expect(found).toBeLessThanOrEqual(sent)
}
