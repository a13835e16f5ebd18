import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Site } from '@vitrine/domain/website/site'
import { restoreProblemText, sharedIdText } from '@vitrine/site/moving/moving-texts'
import { firstWebsiteId } from '@vitrine/site/seed/seeded-site'
import { freshLocation, type StoreLocation } from '@vitrine/store/testing/fresh-location'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installationCommands } from '../control/installation-commands.ts'
import { writeSiteOrder } from '../control/site-order.ts'
import { smallTemplateDir } from '../testing/open-site.ts'
import { readSettings, type Settings } from './settings.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** The least content that a shop begins with. */
const content = {
  website: { siteTitle: 'Harbour' },
  store: {
    currency: 'USD',
    measurement: 'metric',
    taxInterpretation: 'exclusive',
    taxRules: [],
    shippingZones: [],
  },
  navigation: {},
  homepage: 'shop',
  collections: [{ urlId: 'shop', title: 'Shop', typeName: 'products' }],
}

let place: StoreLocation
let siteDir: string
let running: RunningServer[]
beforeEach(async () => {
  place = await freshLocation()
  running = []
  siteDir = await mkdtemp(path.join(tmpdir(), 'vitrine-site-'))
  await cp(smallTemplateDir, siteDir, { recursive: true })
  await mkdir(path.join(siteDir, 'content'))
  await writeFile(path.join(siteDir, 'content/site.json'), JSON.stringify(content))
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()))
  await place.remove()
  await rm(siteDir, { recursive: true })
})

async function start(more: Partial<Settings> = {}): Promise<RunningServer> {
  const environment = {
    PORT: '0',
    DATA_DIR: place.dataDir,
    SITE_DIR: siteDir,
    DATABASE_URL: place.url,
    LOG_LEVEL: 'silent',
  }
  const server = await startServer({ ...readSettings(environment, '/srv', false), ...more })
  running.push(server)
  return server
}

async function stop(server: RunningServer): Promise<void> {
  running.splice(running.indexOf(server), 1)
  await server.stop()
}

describe('a server', () => {
  it('has filled its shop before it answers, on this machine alone', async () => {
    const server = await start()
    expect(server.isFirstRun).toBe(true)
    expect(new URL(server.address).hostname).toBe('127.0.0.1')
    expect(await (await fetch(`${server.address}/shop`)).text()).toContain('Harbour')
  })

  it('is found again as it was when it stopped', async () => {
    const first = await start()
    const [site] = await first.services.store.sites.list()
    await stop(first)
    const second = await start()
    expect(second.isFirstRun).toBe(false)
    expect(second.services.secret).toBe(first.services.secret)
    expect((await second.services.store.sites.list()).map(({ id }) => id)).toEqual([site?.id])
  })

  it('has its home at its new port, where that was noted on this machine at the former one', async () => {
    const homeOf = async ({ services: { store } }: RunningServer) => (await store.sites.list())[0]?.homeOrigin
    const first = await start()
    const [site] = await first.services.store.sites.list()
    const note = (server: RunningServer, homeOrigin: string) =>
      server.services.store
        .site(site?.id ?? '')
        .transaction(async (tables) => tables.site.save({ ...(await tables.site.lock()), homeOrigin }))
    await note(first, first.address.replace('127.0.0.1', 'localhost'))
    await stop(first)
    const second = await start()
    expect(second.address).not.toBe(first.address)
    expect(await homeOf(second)).toBe(second.address.replace('127.0.0.1', 'localhost'))

    await note(second, 'http://localhost:8080')
    await stop(second)
    expect(await homeOf(await start())).toBe('http://localhost:8080')
  })

  it('begins with a site that can be saved, and be brought into another installation', async () => {
    const other = await freshLocation()
    try {
      const [here, there] = [
        await start(),
        await start({ dataDir: other.dataDir, databaseUrl: other.url ?? null }),
      ]
      const [site, { id: otherId } = { id: '' }] = [
        ...(await here.services.store.sites.list()),
        ...(await there.services.store.sites.list()),
      ]
      const [file, passphraseFile] = [path.join(siteDir, 'shop.site'), path.join(siteDir, 'passphrase')]
      await writeFile(passphraseFile, 'four words of a passphrase')
      const order = { file, passphraseFile, hosts: ['shop.example'] }
      const run = (name: 'save-site' | 'restore-site', { services }: RunningServer, { site = '' }) =>
        installationCommands[name]({ ...services, port: 3000 }, writeSiteOrder({ site, ...order }))
      expect(await run('save-site', here, { site: site?.id })).toMatchObject({ isWell: true })
      expect(await run('restore-site', there, {})).toMatchObject({ isWell: true })
      const came = await there.services.store.sites.find(site?.id ?? '')
      expect(came?.hosts).toEqual(['shop.example'])
      expect(await there.services.store.sites.home()).toBe(otherId)

      // As first sites of older installations are, each with the same id.
      const older = { ...came, id: firstWebsiteId, hosts: ['old.example'] }
      for (const { services } of running) await services.store.sites.add(older as Site)
      await rm(file)
      const saved = await run('save-site', here, { site: firstWebsiteId })
      expect(saved.lines).toContain(sharedIdText)
      expect((await run('restore-site', there, {})).lines).toEqual([restoreProblemText['first-there']])
      await stop(there)
    } finally {
      await other.remove()
    }
  })

  it('counts no attempts of anybody where they are switched off: sign-ins and keys neither', async () => {
    const { services } = await start({ countsAttempts: false })
    const [site] = await services.store.sites.list()
    const { rateLimits } = services.store.site(site?.id ?? '')
    const limit = { max: 1, windowMs: 60_000, nowMs: Date.now() }
    const tried = [await rateLimits.take('key:a', limit), await rateLimits.take('key:a', limit)]
    expect(tried.map(({ allowed }) => allowed)).toEqual([true, true])
    await rateLimits.giveBack('key:a')
  })

  it('answers nobody once it has stopped, and has closed its store', async () => {
    const server = await start()
    expect((await fetch(`${server.address}/shop`)).status).toBe(200)
    await stop(server)
    await expect(fetch(`${server.address}/shop`)).rejects.toThrow()
    await expect(server.services.store.sites.list()).rejects.toThrow()
  })

  it('touches nothing when there is no template', async () => {
    const dataDir = path.join(place.dataDir, 'not-yet')
    const nowhere = path.join(siteDir, 'nowhere')
    await expect(start({ siteDir: nowhere, dataDir })).rejects.toThrow(
      `SITE_DIR is ${nowhere}, but there is no folder of that name.`,
    )
    expect(existsSync(dataDir)).toBe(false)
  })
})
