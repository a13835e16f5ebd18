import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hostProblemText } from '@vitrine/domain/sites/host-name'
import { otherTemplateText, templateStaysText } from '@vitrine/site/moving/moving-texts'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { StorageFullError } from '@vitrine/store/engine/errors'
import type { SiteStore } from '@vitrine/store/store'
import { freshDataDir } from '@vitrine/store/testing/fresh-location'
import { rowsOfSite } from '@vitrine/store/testing/site-table-rows'
import { canMountDisks, mountSmallDisk } from '@vitrine/store/testing/small-disk'
import { carriedTables } from '@vitrine/store/website/site-tables'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readerKey } from '../cart/reminders/reader-key.ts'
import { type CommandName, installationCommands } from '../control/installation-commands.ts'
import { writeSiteOrder } from '../control/site-order.ts'
import { grantPath } from '../downloads/download-keys.ts'
import { openSecrets } from '../forms/targets/target-secrets.ts'
import { uploadsDir } from '../media/media-folders.ts'
import { removeSiteFiles } from '../media/remove-site-files.ts'
import { statusPath } from '../orders/order-links.ts'
import { factorSeal } from '../owners/factors/try-code.ts'
import { openAccount } from '../payments/account-keys.ts'
import { personKey } from '../services/person-key.ts'
import { unseal } from '../services/seal.ts'
import type { Services } from '../services/services.ts'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { memberPassword, signInMember } from '../testing/selling/make-account.ts'
import { testPassword } from '../testing/sign-in.ts'
import { openVisitor } from '../testing/visit.ts'
import { siteFolders } from './site-folders.ts'
import { type FurnishedShop, furnishShop } from './testing/furnish-shop.ts'

let shop: OpenShop
let furnished: FurnishedShop
let shelf: string
let file: string
let passphraseFile: string
beforeEach(async () => {
  shop = await openShop({
    storeSettings: { hasAccounts: true },
    site: { hosts: ['localhost'], homeOrigin: 'http://localhost' },
  })
  furnished = await furnishShop(shop)
  shelf = freshDataDir()
  file = path.join(shelf, 'shop.site')
  passphraseFile = path.join(shelf, 'passphrase')
  writeFileSync(passphraseFile, 'four words of a passphrase\n')
})
afterEach(async () => {
  await shop.close()
  rmSync(shelf, { recursive: true })
})

const command = (
  services: Services & { readonly signal?: AbortSignal },
  name: CommandName,
  order: Partial<Parameters<typeof writeSiteOrder>[0]>,
) =>
  installationCommands[name](
    { ...services, port: 3000 },
    writeSiteOrder({ site: 'localhost', file, ...order }),
  )

async function save(order: object = {}) {
  const answer = await command(shop.services, 'save-site', order)
  expect(answer).toMatchObject({ isWell: true })
  return answer.lines.join('\n')
}

async function remove() {
  await shop.services.store.sites.remove(shop.website.id)
  await removeSiteFiles(shop.services)
}

const placeOf = ({ services, storeUrl }: OpenSite) => ({ dataDir: services.dataDir, url: storeUrl })

/** The rows that are carried, but for what is said to be another: the revision, leases, and the record of the saving and the coming back. */
async function rowsOf(open: OpenSite) {
  const rows = await rowsOfSite(placeOf(open), shop.website.id)
  const records = (rows.audit_entries ?? []).filter((row) =>
    /Saved the site|Brought the saved site/.test(row),
  )
  const ids = records.map((row) => /\["id","(\w+)"\]/.exec(row)?.[1] ?? '')
  return carriedTables.map((table) => [
    table,
    (rows[table] ?? [])
      .filter((row) => !ids.some((id) => row.includes(id)))
      .map((row) => row.replace(/\["(revision|leased_until_ms)","\d+"\]/, '')),
  ])
}

describe('a saved site', () => {
  it('comes back into the installation that lost it as it was, with its files', async () => {
    const { services } = shop
    const before = await rowsOf(shop)
    expect(await save()).toMatch(/ rows and 3 files, and its template\. [\s\S]*--passphrase-file/)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(readdirSync(shelf).sort()).toEqual(['passphrase', 'shop.site'])
    await remove()
    expect((await shop.get(furnished.picture, { host: 'localhost' })).statusCode).toBe(404)
    const { lines, isWell } = await command(services, 'restore-site', {})
    expect([isWell, lines[0]]).toEqual([
      true,
      expect.stringMatching(/^Harbour is back at localhost: [\d,]+ rows and 3 files\.$/),
    ])
    expect(lines.join()).not.toContain('damaged')
    expect(await rowsOf(shop)).toEqual(before)
    expect(await services.store.audit()).toEqual([])
    expect((await shop.get(furnished.picture, { host: 'localhost' })).statusCode).toBe(200)
    const visitor = await openVisitor(shop.app, 'localhost')
    expect((await visitor.get(statusPath(services.secret, { id: furnished.orderId }))).status).toBe(200)
    expect((await visitor.get('/')).text).toContain('At the quay')
    expect(existsSync(path.join(services.dataDir, 'templates/quay-2'))).toBe(false)
  })

  it('is not brought in beside itself, nor over a file that is there', async () => {
    await save()
    expect(await command(shop.services, 'save-site', {})).toMatchObject({
      isWell: false,
      lines: [expect.stringContaining('there already')],
    })
    expect(await command(shop.services, 'restore-site', {})).toMatchObject({
      isWell: false,
      lines: [expect.stringContaining('The site is here already')],
    })
  })
})

describe('a site of which a folder could not be removed', () => {
  it('comes back once that can be done, and keeps its files', async () => {
    await save()
    const { services } = shop
    const uploads = uploadsDir(services.dataDir)
    rmSync(uploads, { recursive: true, force: true })
    writeFileSync(uploads, 'in the way of a folder')
    await remove()
    expect(await command(services, 'restore-site', {})).toMatchObject({
      isWell: false,
      lines: [expect.stringContaining('The log names what could not be removed')],
    })
    rmSync(uploads)
    expect((await command(services, 'restore-site', {})).isWell).toBe(true)
    expect(await services.store.sites.removed()).toEqual([])
  })

  it.skipIf(process.env.TEST_DATABASE_URL)(
    'is told so too where it did not come in whole before',
    async () => {
      await save()
      const { services } = shop
      await remove()
      await services.store.sites.announce(shop.website.id)
      const uploads = uploadsDir(services.dataDir)
      rmSync(uploads, { recursive: true, force: true })
      writeFileSync(uploads, 'in the way of a folder')
      expect(await command(services, 'restore-site', {})).toMatchObject({
        isWell: false,
        lines: [expect.stringContaining('The log names what could not be removed')],
      })
      expect(await services.store.sites.abandoned(0)).toEqual([shop.website.id])
      rmSync(uploads)
      expect((await command(services, 'restore-site', {})).isWell).toBe(true)
    },
  )

  it('is left alone where another process brings it in', async () => {
    await save()
    await remove()
    const { services } = shop
    const { sites } = services.store
    // Begun just now: nobody takes it for cut short.
    const store = Object.create(services.store, {
      sites: { value: { ...sites, abandoned: async () => [] } },
    })
    expect(await sites.claimArrival(shop.website.id)).toBe(true)
    expect((await command({ ...services, store }, 'restore-site', {})).isWell).toBe(false)
    expect(await sites.abandoned(0)).toEqual([shop.website.id])
    await sites.forgetAbandoned(shop.website.id)
    expect((await command(services, 'restore-site', {})).isWell).toBe(true)
  })

  it('is told why it did not come in, though what came of it cannot be removed', async () => {
    await save()
    const { services } = shop
    await remove()
    const uploads = uploadsDir(services.dataDir)
    const bring = async () => {
      rmSync(uploads, { recursive: true, force: true })
      writeFileSync(uploads, 'in the way of a folder')
      return 'host-taken'
    }
    const sites = Object.assign(Object.create(services.store.sites), { bring })
    const store = Object.assign(Object.create(services.store), { sites })
    expect(await command({ ...services, store }, 'restore-site', {})).toEqual({
      isWell: false,
      lines: [hostProblemText['host-taken']],
    })
    expect(await services.store.sites.abandoned(0)).toEqual([shop.website.id])
  })

  it('keeps its files where it came in though its database gave no answer, or does not say whether it is there', async () => {
    const { services } = shop
    const { sites } = services.store
    const places = siteFolders(services.dataDir, shop.website.id)
    const there = () => places.filter((place) => existsSync(place)).length
    const before = there()
    await save()
    await remove()
    const brokenOff = new Error('The connection broke off')
    const bring: typeof sites.bring = async (...given) => {
      await sites.bring(...given)
      throw brokenOff
    }
    const within = (own: object) =>
      Object.assign(Object.create(services.store), { sites: Object.assign(Object.create(sites), own) })
    const restoreIn = (store: typeof services.store) => command({ ...services, store }, 'restore-site', {})
    await expect(restoreIn(within({ bring }))).rejects.toBe(brokenOff)
    expect([await sites.find(shop.website.id), there()]).toMatchObject([
      { title: shop.website.title },
      before,
    ])
    await remove()
    expect(there()).toBe(0)
    let asked = 0
    const find: typeof sites.find = async (id) => {
      asked += 1
      if (asked > 1) throw brokenOff
      return sites.find(id)
    }
    const silent = { find, bring: () => Promise.reject(brokenOff) }
    await expect(restoreIn(within(silent))).rejects.toBe(brokenOff)
    expect(there()).toBe(before)
    expect(await sites.abandoned(0)).toEqual([shop.website.id])
  })

  it('keeps the files with which it came back, whatever was written down when it went', async () => {
    const { dataDir, log, store } = shop.services
    const removed = async () => [shop.website.id]
    const sites = Object.assign(Object.create(store.sites), { removed })
    await removeSiteFiles({ dataDir, log, store: Object.assign(Object.create(store), { sites }) })
    expect((await shop.get(furnished.picture, { host: 'localhost' })).statusCode).toBe(200)
  })

  it('is not marked as removed any more when it is back, though others write that down meanwhile', async () => {
    await save()
    const { services } = shop
    await services.store.sites.remove(shop.website.id)
    const sites = Object.assign(Object.create(services.store.sites), { removed: async () => [] })
    const store = Object.assign(Object.create(services.store), { sites })
    for (const folder of siteFolders(services.dataDir, shop.website.id))
      rmSync(folder, { recursive: true, force: true })
    expect((await command({ ...services, store }, 'restore-site', {})).isWell).toBe(true)
    expect(await services.store.sites.removed()).toEqual([])
  })
})

describe('the file of a saved site', () => {
  it('stays where another came under its name while it was written', async () => {
    const answers = await Promise.all([
      command(shop.services, 'save-site', {}),
      command(shop.services, 'save-site', {}),
    ])
    expect(answers.map(({ isWell }) => isWell).sort()).toEqual([false, true])
    expect(answers.flatMap(({ lines }) => lines).join()).toContain('there already')
    expect(readdirSync(shelf).sort()).toEqual(['passphrase', 'shop.site'])
  })

  it('is not left half where the command is told to end', async () => {
    const end = new AbortController()
    const { newToken } = shop.services
    const tokenAtEnd = (bytes: number) => {
      end.abort()
      return newToken(bytes)
    }
    const services = { ...shop.services, newToken: tokenAtEnd, signal: end.signal }
    await expect(command(services, 'save-site', {})).rejects.toThrow('aborted')
    expect(readdirSync(shelf)).toEqual(['passphrase'])
  })

  it.skipIf(!canMountDisks)('says that its own disk is full, and not that of the installation', async () => {
    const full = path.join(shelf, 'full')
    mkdirSync(full)
    const unmount = mountSmallDisk(full, '16k')
    const place = path.join(full, 'shop.site')
    try {
      expect(await command(shop.services, 'save-site', { file: place })).toEqual({
        isWell: false,
        lines: [`${place}: there is no room for it on that disk.`],
      })
      expect(readdirSync(full)).toEqual([])
    } finally {
      unmount()
    }
  })
})

describe('a disk of the installation that is full', () => {
  /** The services of the shop, whose record of acts has no room. */
  const withoutRoom = (): Services => {
    const site = (id: string): SiteStore => {
      const own = shop.services.store.site(id)
      const transaction: SiteStore['transaction'] = (work, options) =>
        own.transaction((tables) => {
          const record = () => Promise.reject(new StorageFullError('full'))
          return work({ ...tables, auditLog: { ...tables.auditLog, record } })
        }, options)
      return Object.create(own, { transaction: { value: transaction } })
    }
    return { ...shop.services, store: Object.create(shop.services.store, { site: { value: site } }) }
  }
  const told = 'This could not be noted in the record of acts, as the disk of the installation is full.'

  it('does not make a file on another one a failure, nor a site that came back', async () => {
    const saved = await command(withoutRoom(), 'save-site', {})
    expect([saved.isWell, saved.lines.at(-1), existsSync(file)]).toEqual([true, told, true])
    await remove()
    const restored = await command(withoutRoom(), 'restore-site', {})
    expect([restored.isWell, restored.lines.at(-1)]).toEqual([true, told])
    expect(await shop.services.store.sites.find(shop.website.id)).toBeDefined()
  })
})

describe('a site that moves to another installation', () => {
  let other: OpenSite
  beforeEach(async () => {
    other = await openSite({
      services: { secret: 'another secret of tests, as long as it must be', clock: () => shop.clock.nowMs },
    })
    await other.services.store.sites.claimHome()
  })
  afterEach(() => other.close())

  const restore = (order: object = { passphraseFile }) => command(other.services, 'restore-site', order)

  it('is refused without a passphrase, and with a wrong one', async () => {
    await save()
    expect((await restore({})).lines[0]).toContain('saved without a passphrase')
    rmSync(file)
    await save({ passphraseFile })
    expect((await restore({})).lines[0]).toContain('sealed by a passphrase')
    writeFileSync(passphraseFile, 'another passphrase of some length')
    expect((await restore()).lines[0]).toContain('not the one')
    writeFileSync(passphraseFile, 'short')
    expect((await restore()).lines[0]).toContain('at least 12')
    expect((await restore({ passphraseFile: '/nowhere/at/all' })).lines).toEqual([
      '/nowhere/at/all: there is no such file or folder.',
    ])
    expect((await restore({ passphraseFile: shelf })).lines).toEqual([`${shelf}: this is a folder.`])
    for (const order of [{ file: shelf }, { file: shelf, passphraseFile: file }])
      expect((await restore(order)).lines).toEqual([`${shelf}: this is a folder.`])
    expect(await other.services.store.sites.find(shop.website.id)).toBeUndefined()
  })

  it('sells on: its gift cards are spent, its pictures and files are served, its people sign in', async () => {
    await save({ passphraseFile })
    const { lines, isWell } = await restore()
    expect([isWell, lines.join('\n')]).toEqual([true, expect.stringContaining('links in mails of before')])
    expect(lines).toContain('Recovery codes on paper that hold no more: 1. Owners make new ones.')
    expect(lines).toContain(
      'People who want no mail about reviews, and are not known any more: 1. The site has no address of theirs.',
    )
    const { services } = other
    // Nobody answers for the keys of that service.
    await services.store.site(shop.website.id).gatewayAccounts.remove('paypal')
    expect((await installationCommands.audit({ ...services, port: 3000 })).lines).toEqual([
      'The ledgers add up, and every charge has its order or its refund.',
    ])
    const buyer = await openVisitor(other.app, 'localhost')
    const token = await fillCart(buyer, shop.workshop.id)
    await buyer.send('POST', `/api/3/commerce/cart/${token}/codes`, { giftOrPromoCode: furnished.giftCode })
    const unsent = { shippingAddress: null, shippingOptionKey: null, billingAddress: sampleAddress }
    const placed = await placeOrder(buyer, orderRequest(token, unsent))
    expect(placed.json).toMatchObject({ status: 'placed' })
    const store = services.store.site(shop.website.id)
    const order = await store.orders.find((placed.json as { orderId: string }).orderId)
    expect(order?.payment).toMatchObject({ gateway: 'none', label: 'Gift card' })

    expect((await buyer.get('/')).text).toContain('At the quay')
    expect((await other.get(furnished.picture, { host: 'localhost' })).statusCode).toBe(200)
    expect((await buyer.get(statusPath(shop.services.secret, { id: furnished.orderId }))).status).not.toBe(
      200,
    )
    expect((await buyer.get(statusPath(services.secret, { id: furnished.orderId }))).status).toBe(200)
    const [grant] = await store.downloads.ofOrder(furnished.orderId)
    const page = await buyer.get(grantPath(services.secret, shop.website.id, grant?.id ?? ''))
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('song.bin')])
    const member = await openVisitor(other.app, 'localhost')
    expect((await signInMember(member, furnished.memberEmail, memberPassword)).status).toBe(200)
    const owner = await openVisitor(other.app, 'localhost')
    const session = { email: furnished.ownerEmail, password: testPassword }
    expect((await owner.send('POST', '/api/panel/session', session)).status).toBe(200)
  })

  it('keeps what was sealed, and whom it knows by a hash', async () => {
    await save({ passphraseFile })
    await restore({ passphraseFile, hosts: ['new.example'] })
    const { services } = other
    const store = services.store.site(shop.website.id)
    const by = { websiteId: shop.website.id, secret: services.secret }
    const site = await services.store.sites.find(shop.website.id)
    expect([site?.hosts, site && homeOriginOf(site, null)]).toEqual([['new.example'], 'http://new.example'])
    const factor = await store.secondFactors.find(furnished.accountId)
    expect(unseal(factor?.secret ?? '', factorSeal(services))).toBe('TOTPSECRET')
    const account = await store.gatewayAccounts.find('paypal')
    expect(account && openAccount(account, { gateway: 'paypal', ...by })).toMatchObject({ secretKey: 'key' })
    const target = await store.formTargets.find(furnished.targetId)
    expect(target && openSecrets(target, shop.clock.nowMs, services)).toEqual(['whsec_of-desk'])
    expect(await store.reviews.hasRefused(personKey('ada@example.com', by))).toBe(true)
    const uses = (await rowsOfSite(placeOf(other), shop.website.id)).discount_uses ?? []
    const isOf = (key: string) => uses.filter((row) => row.includes(JSON.stringify(['customer_key', key])))
    expect([isOf(personKey('ada@example.com', by)).length, isOf('').length]).toEqual([1, 1])
    expect(await store.reminders.hasRefused(readerKey('ada@example.com', by))).toBe(true)
  })

  it('has its template under another name where another one is there', async () => {
    await save({ passphraseFile })
    const { dataDir, store } = other.services
    const shelfDir = path.join(dataDir, 'templates')
    mkdirSync(path.join(shelfDir, 'quay'), { recursive: true })
    writeFileSync(path.join(shelfDir, 'quay/template.conf'), '{ "name": "Another quay" }')
    expect((await restore()).lines).toContain('Its template is called templates/quay-2 here.')
    expect((await store.sites.find(shop.website.id))?.templateId).toBe('templates/quay-2')
    expect((await other.get('/', { host: 'localhost' })).body).toContain('At the quay')
  })

  it('is told to look different where it wore the template of an installation, and this one has another', async () => {
    await shop.store.transaction(async ({ site }) => site.save({ ...(await site.lock()), templateId: null }))
    expect(await save({ passphraseFile })).toContain(templateStaysText)
    expect((await restore()).lines).not.toContain(otherTemplateText)
    await other.services.store.sites.remove(shop.website.id)
    await removeSiteFiles(other.services)
    const siteDir = path.join(shelf, 'our-template')
    mkdirSync(siteDir)
    writeFileSync(path.join(siteDir, 'template.conf'), '{ "name": "Ours" }')
    const { lines, isWell } = await command({ ...other.services, siteDir }, 'restore-site', {
      passphraseFile,
    })
    expect([isWell, lines.includes(otherTemplateText)]).toEqual([true, true])
  })

  it('has its template placed by who claimed it alone', async () => {
    await save({ passphraseFile })
    const { services } = other
    const seen: boolean[] = []
    const claimArrival = async () => {
      seen.push(existsSync(path.join(services.dataDir, 'templates/quay')))
      return false
    }
    const sites = Object.assign(Object.create(services.store.sites), { claimArrival })
    const store = Object.assign(Object.create(services.store), { sites })
    expect((await command({ ...services, store }, 'restore-site', { passphraseFile })).isWell).toBe(false)
    expect(seen).toEqual([false])
  })

  it('leaves nothing where its host is taken', async () => {
    await save({ passphraseFile })
    const { dataDir, store } = other.services
    await store.sites.change(other.website.id, (site) => ({ ...site, hosts: ['localhost'] }))
    expect((await restore()).lines).toEqual(['localhost: There is a site with this host already.'])
    const folders = siteFolders(dataDir, shop.website.id)
    expect(folders.filter((folder) => existsSync(folder))).toEqual([])
    expect(existsSync(path.join(dataDir, 'templates/quay'))).toBe(false)
    expect(await store.sites.abandoned(0)).toEqual([])
    expect((await restore({ passphraseFile, hosts: ['new.example'] })).isWell).toBe(true)
    expect(folders.filter((folder) => existsSync(folder))).toHaveLength(3)
  })
})
