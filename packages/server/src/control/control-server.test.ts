import { randomBytes, randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { StorageFullError } from '@vitrine/store/engine/errors'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { buildAccount, buildCollection, newId } from '@vitrine/store/testing/builders'
import { byTitle, everyRow } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashToken } from '../http/visitor/token-hash.ts'
import { keepImage } from '../images/keep-image.ts'
import { openGateways } from '../payments/open-gateways.ts'
import type { Gateways } from '../services/gateway.ts'
import { smallTemplateDir } from '../testing/open-site.ts'
import { importThroughServer, runThroughServer } from './ask-server.ts'
import type { CommandServices } from './command-services.ts'
import { readControlFile, writeControlFile } from './control-file.ts'
import { startControl } from './control-server.ts'
import { writeLinkRequest } from './link-for-owner.ts'
import { writeSiteOrder } from './site-order.ts'

const file = Buffer.from('Handle,Title,Variant Price\nmug,Enamel mug,12.50\n')
const log = { info: () => {}, warn: () => {}, error: () => {} }
let built: BuiltStore
let control: { close(): Promise<void> }
let gateways: Gateways

beforeEach(async () => {
  built = await buildStore()
  await built.siteStore.collections.save(buildCollection())
  control = await startControl(servicesOf(built))
})

afterEach(async () => {
  await control.close()
  gateways.close()
  await built.close()
})

describe('the control server', () => {
  it('imports a file for a command on the same machine, and tells how far it is', async () => {
    const seen: number[] = []
    const place = { dataDir: built.dataDir, siteName: null }
    const outcome = await importThroughServer(file, place, ({ done }) => seen.push(done))
    expect(outcome).toMatchObject({ ok: true, report: { added: 1 } })
    expect(seen).toEqual([1])
    const found = await built.siteStore.products.listed(everyRow({ ...byTitle, words: ['enamel'] }))
    expect(found.total).toEqual({ count: 1, isMore: false })
  })

  it('says which sites there are when another is named', async () => {
    const place = { dataDir: built.dataDir, siteName: 'nobody.example' }
    expect(await importThroughServer(file, place, () => {})).toEqual({
      ok: false,
      message: 'There is no site nobody.example. There are: demo.',
    })
  })

  it('names a new site as it is reached through the proxy of PUBLIC_URL', async () => {
    await control.close()
    control = await startControl({ ...servicesOf(built), publicUrl: 'https://shop.example' })
    const { lines } = await runThroughServer(
      'add-site',
      writeSiteOrder({ site: 'second.example' }),
      built.dataDir,
    )
    expect(lines[0]).toBe('The shop:  https://second.example/')
  })

  it('knows the first site by the host of PUBLIC_URL', async () => {
    await control.close()
    control = await startControl({ ...servicesOf(built), publicUrl: 'http://shop.example.org' })
    const { dataDir } = built
    expect(await runThroughServer('sites', '', dataDir)).toMatchObject({
      lines: [expect.stringMatching(/^shop\.example\.org \(and any other host\)\t/)],
    })
    const request = writeLinkRequest({ email: 'ada@example.com', siteName: 'shop.example.org' })
    const { lines } = await runThroughServer('owner-link', request, dataDir)
    expect(lines[0]).not.toContain('There is no site')
    const other = writeLinkRequest({ email: 'ada@example.com', siteName: 'other.example' })
    expect(await runThroughServer('owner-link', other, dataDir)).toMatchObject({
      lines: ['There is no site other.example. There are: shop.example.org.'],
    })
  })

  it('audits, lists the sites and adds one, without the shop being stopped', async () => {
    const { dataDir } = built
    expect(await runThroughServer('audit', '', dataDir)).toMatchObject({ isWell: true })
    const added = await runThroughServer('add-site', writeSiteOrder({ site: 'second.example' }), dataDir)
    expect(added).toMatchObject({
      isWell: true,
      lines: [
        expect.stringContaining('second.example:4140'),
        expect.anything(),
        expect.stringContaining('/config/first-owner?token='),
      ],
    })
    const { lines } = await runThroughServer('sites', '', dataDir)
    expect(lines.toSorted()).toEqual([
      expect.stringContaining('any other host'),
      expect.stringContaining('second.example\t'),
    ])
    expect(await runThroughServer('add-site', writeSiteOrder({ site: 'second.example' }), dataDir)).toEqual({
      isWell: false,
      lines: ['There is a site with this host already.'],
    })
  })

  it('makes a link that signs an owner in, without the shop being stopped', async () => {
    const { dataDir, siteStore } = built
    const account = buildAccount({ email: 'ada@example.com' })
    await siteStore.accounts.save(account)
    const { lines, isWell } = await runThroughServer(
      'owner-link',
      writeLinkRequest({ email: 'Ada@example.com', siteName: 'demo' }),
      dataDir,
    )
    expect(isWell).toBe(true)
    const token =
      /http:\/\/localhost:4140\/config\/sign-in\?link=([\w-]{43})$/.exec(lines[0] ?? '')?.[1] ?? ''
    expect(lines[1]).toContain('PUBLIC_URL')
    expect(await siteStore.auditLog.list({ offset: 0, limit: 1 })).toMatchObject([
      { subjectId: account.id, summary: 'Made a sign-in link at the shell' },
    ])
    expect(await siteStore.signInLinks.take(hashToken(token), Date.now())).toBe(account.id)
  })

  it('makes a link that sets a new password', async () => {
    const { dataDir, siteStore } = built
    const account = buildAccount({ email: 'ada@example.com' })
    await siteStore.accounts.save(account)
    const request = writeLinkRequest({ email: 'ada@example.com', siteName: null })
    const { lines } = await runThroughServer('owner-reset', request, dataDir)
    const token = /\/config\/new-password\?link=([\w-]{43})$/.exec(lines[0] ?? '')?.[1] ?? ''
    expect(await siteStore.signInLinks.take(hashToken(token), Date.now())).toBeNull()
    expect(await siteStore.passwordLinks.take(hashToken(token), Date.now())).toBe(account.id)
  })

  it('makes a link for nobody else', async () => {
    const { dataDir, siteStore } = built
    const ask = (email: string) =>
      runThroughServer('owner-link', writeLinkRequest({ email, siteName: null }), dataDir)
    await siteStore.accounts.save(buildAccount({ email: 'off@example.com', isDisabled: true }))
    expect(await ask('ada@example.com')).toEqual({
      isWell: false,
      lines: [expect.stringContaining('has this address')],
    })
    expect(await ask('off@example.com')).toEqual({ isWell: false, lines: ['This account is disabled.'] })
  })

  it('makes the link for the first account of a site that nobody owns', async () => {
    const { dataDir, store } = built
    await runThroughServer('add-site', writeSiteOrder({ site: 'second.example', isEmpty: true }), dataDir)
    const request = writeLinkRequest({ email: 'ada@example.com', siteName: 'second.example' })
    const { lines, isWell } = await runThroughServer('owner-link', request, dataDir)
    expect(isWell).toBe(true)
    const [, token = ''] =
      /http:\/\/second\.example:4140\/config\/first-owner\?token=([\w-]+)$/.exec(lines[0] ?? '') ?? []
    const second = (await store.sites.list()).find(({ hosts }) => hosts.includes('second.example'))
    const { accounts } = store.site(second?.id ?? '')
    expect(await accounts.takeInvitation(hashToken(token), Date.now())).toBe(true)
  })

  it('says that there is no room, and is not asked again', async () => {
    await control.close()
    let asked = 0
    const store = {
      ...built.store,
      audit: () => {
        asked += 1
        return Promise.reject(new StorageFullError(null))
      },
    }
    control = await startControl(servicesOf({ ...built, store }))
    const answer = await runThroughServer('audit', '', built.dataDir)
    expect([answer, asked]).toEqual([
      { lines: ['The disk is full: there is no room for this. Make room, and try again.'], isWell: false },
      1,
    ])
    const full = { ...built.store, sites: { list: () => Promise.reject(new StorageFullError(null)) } }
    await control.close()
    control = await startControl(servicesOf({ ...built, store: full as unknown as typeof built.store }))
    const place = { dataDir: built.dataDir, siteName: null }
    expect(await importThroughServer(file, place, () => {})).toMatchObject({
      ok: false,
      message: expect.stringContaining('The disk is full'),
    })
  })

  it('says that a file is too large, and that it does not know a command, when it is asked once', async () => {
    const place = { dataDir: built.dataDir, siteName: null }
    expect(await importThroughServer(Buffer.alloc(200_000_001), place, () => {})).toEqual({
      ok: false,
      message: expect.stringContaining('larger than the 200 MB'),
    })
    const begunAtMs = performance.now()
    expect(await runThroughServer('of-tomorrow' as 'audit', '', built.dataDir)).toEqual({
      isWell: false,
      lines: [expect.stringContaining('does not know this command: it is of another version')],
    })
    expect(performance.now() - begunAtMs).toBeLessThan(10_000)
  })

  it('obeys nobody without the token', async () => {
    const address = await readControlFile(built.dataDir)
    const url = `http://127.0.0.1:${address?.port}/import`
    const answers = await Promise.all([
      fetch(url, { method: 'POST', body: file }),
      fetch(url, { method: 'POST', body: file, headers: { authorization: 'Bearer wrong' } }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([401, 401])
  })

  it('keeps its token from other users of the machine', async () => {
    const { mode } = await stat(path.join(built.dataDir, 'control.json'))
    expect(mode & 0o777).toBe(0o600)
  })

  it('is waited for while it starts', async () => {
    const { dataDir } = built
    await control.close()
    const coming = importThroughServer(file, { dataDir, siteName: null }, () => {})
    await new Promise((resolve) => setTimeout(resolve, 300))
    control = await startControl(servicesOf(built))
    expect(await coming).toMatchObject({ ok: true, report: { added: 1 } })
  })

  it('is not asked when it is gone', async () => {
    const address = await readControlFile(built.dataDir)
    await control.close()
    const place = { dataDir: built.dataDir, siteName: null, waitMs: 0 }
    expect(await importThroughServer(file, place, () => {})).toMatchObject({ ok: false })
    await writeControlFile(built.dataDir, address ?? { port: 1, token: '' })
    expect(await importThroughServer(file, place, () => {})).toMatchObject({ ok: false })
  })
})

function servicesOf({ store, dataDir }: BuiltStore): CommandServices {
  gateways = openGateways({ dataDir, clock: Date.now })
  const newToken = (bytes: number) => randomBytes(bytes).toString('base64url')
  const basics = {
    clock: Date.now,
    newId,
    newUuid: randomUUID,
    newToken,
    secret: 'of the test',
    log,
    keepPicture: keepImage,
  }
  return { store, dataDir, siteDir: smallTemplateDir, port: 4140, publicUrl: null, gateways, ...basics }
}
