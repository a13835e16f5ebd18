import { buildCollection, buildProduct, newId } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { editSettings } from '../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(() => shop.close())

let productId: string
beforeEach(async () => {
  const known = shop.lastOne
  const product = {
    ...known,
    id: newId(),
    urlId: `mug-${newId()}`,
    title: 'Morning Mug',
    taxClass: 'standard' as const,
  }
  const variants = known.variants.slice(0, 1).map((each) => ({ ...each, id: crypto.randomUUID() }))
  await shop.store.products.save({
    ...product,
    optionNames: [],
    variants: variants.map((each) => ({ ...each, sku: 'MUG-1', attributes: {} })),
  })
  productId = product.id
})

type Row = {
  id: string
  what: string
  canUndo: boolean
  isUndone: boolean
  subject: unknown
  from: string
  person: string
}

async function acts(by = owner, query = ''): Promise<readonly Row[]> {
  shop.clock.nowMs += 1_000
  return ((await by.get(`/api/panel/activity${query}`)).json as { rows: Row[] }).rows
}

async function lastAct(by = owner): Promise<Row> {
  const [act] = await acts(by)
  if (!act) throw new Error('Nothing was done')
  return act
}

async function setPrice(priceCents: number, by = owner) {
  shop.clock.nowMs += 1_000
  const { product } = (await by.get(`/api/panel/products/${productId}`)).json as {
    product: { id: string; createdAtMs: number; variants: object[] }
  }
  const { id: _, createdAtMs: __, ...input } = product
  const variants = input.variants.map(({ stock: ___, ...variant }: { stock?: unknown }) => ({
    ...variant,
    priceCents,
  }))
  const sent = await by.send('PUT', `/api/panel/products/${productId}`, { ...input, variants })
  if (sent.status !== 200) throw new Error(sent.text)
  return sent
}

const priceNow = async () => (await shop.store.products.find(productId))?.variants[0]?.priceCents
const undo = (id: string, by = owner) => by.send('POST', `/api/panel/activity/${id}/undo`, {})

describe('an act', () => {
  it('is told in words, with what stood before and after', async () => {
    const before = await priceNow()
    expect((await setPrice(1777)).status).toBe(200)
    const act = await lastAct()
    expect(act).toMatchObject({
      what: 'Changed the price of Morning Mug',
      subject: { kind: 'product', id: productId },
      canUndo: true,
    })
    const read = await owner.get(`/api/panel/activity/${act.id}`)
    expect(read.json).toMatchObject({
      whyNot: null,
      documents: [
        {
          name: 'Morning Mug',
          change: 'changed',
          fields: [
            {
              before: expect.stringContaining(String((before ?? 0) / 100)),
              after: expect.stringContaining('17.77'),
            },
          ],
        },
      ],
    })
  })

  it('is told in the language of the account, in a file as well', async () => {
    await setPrice(1555)
    await owner.send('PUT', '/api/panel/account/language', { language: 'de' })
    // Of the same moment, either may come first.
    const told = async () => (await acts()).map(({ what }) => what)
    const german = await told()
    expect(german).toContain('Sprache der Verwaltung geändert')
    expect(german).toContain('Morning Mug geändert: Preis')
    const file = await owner.get('/api/panel/activity.csv?cols=what,kind&q=morning')
    expect(file.text).toContain('Morning Mug geändert: Preis,product')
    expect((await acts())[0]?.from).toBe('Unbekanntes Gerät')
    expect((await owner.get('/api/panel/activity.csv?cols=from')).text).toContain('Unbekanntes Gerät')
    expect((await owner.get('/api/panel/account')).json).toMatchObject({
      signIns: [{ device: 'Unbekanntes Gerät' }],
    })
    await owner.send('PUT', '/api/panel/account/language', { language: null })
    const english = await told()
    expect(english).toContain('Changed the language of the panel')
    expect(english.join()).not.toContain('geändert')
  })

  it('is found by filters, and stands in a file', async () => {
    await setPrice(1666)
    expect((await acts(owner, '?f=kind:is:product~act:is:changed~mine:is:yes&q=morning'))[0]?.what).toContain(
      'price',
    )
    expect(await acts(owner, '?f=mine:is:no~kind:is:product')).toEqual([])
    const file = await owner.get('/api/panel/activity.csv?cols=what,kind&q=morning')
    expect(file.text).toContain('Changed the price of Morning Mug,product')
  })
})

describe('what is refused to an owner', () => {
  it('is told in the language of the account, else in that which the panel is shown in', async () => {
    await owner.send('PUT', '/api/panel/account/language', { language: 'de' })
    const wrong = await owner.send('PUT', '/api/panel/account/language', { language: 'xx' })
    expect(wrong.json).toMatchObject({ errors: { language: 'Dieser Wert ist nicht gültig.' } })
    const gone = await owner.get('/api/panel/activity/nothing')
    expect(gone.json).toMatchObject({ message: expect.not.stringMatching(/not|found/) })
    await owner.send('PUT', '/api/panel/account/language', { language: null })
    const german = { 'accept-language': 'de' }
    const stranger = await shop.app.inject({ url: '/api/panel/activity', headers: german })
    expect(stranger.json()).toEqual({ message: 'Bitte melden Sie sich an.' })
    const english = await shop.app.inject({ url: '/api/panel/activity' })
    expect(english.json()).toEqual({ message: 'Please sign in.' })
  })
})

describe('undoing', () => {
  it('puts back what stood before, and is an act that can be undone itself', async () => {
    const before = await priceNow()
    await setPrice(1888)
    const undone = await undo((await lastAct()).id)
    expect(undone.status).toBe(200)
    expect(await priceNow()).toBe(before)
    const act = await lastAct()
    expect(act).toMatchObject({ what: 'Undid: Changed the price of Morning Mug', canUndo: true })
    expect((await acts(owner, '?f=undone:is:yes'))[0]).toMatchObject({ isUndone: true, canUndo: false })
    expect((await undo(act.id)).status).toBe(200)
    expect(await priceNow()).toBe(1888)
  })

  it('is refused once somebody has changed the same, with who and when', async () => {
    await setPrice(1100)
    const { id } = await lastAct()
    await setPrice(1200)
    const refused = await undo(id)
    expect(refused.status).toBe(409)
    expect(refused.json).toMatchObject({
      message: expect.stringMatching(
        /has changed this since, on \w{3} \d+, \d{4}, \d+:\d\d.[AP]M .*price of Morning Mug/,
      ),
    })
    await owner.send('PUT', '/api/panel/account/language', { language: 'de' })
    const german = (await undo(id)).json
    await owner.send('PUT', '/api/panel/account/language', { language: null })
    expect(german).toMatchObject({
      message: expect.stringMatching(/hat das seitdem geändert, am \d\d\.\d\d\.\d{4}, \d\d:\d\d /),
    })
    expect(await priceNow()).toBe(1200)
  })

  it('leaves what others set in other rooms since, and in other fields of the same', async () => {
    const [shipping, taxes] = ['shipping', 'taxes'].map((part) =>
      editSettings(owner, `/api/panel/settings/${part}`),
    )
    if (!shipping || !taxes) throw new Error('There are two rooms')
    const zone = (name: string, country: string, priceCents: number) => ({
      ...{ name, countries: [country] },
      rates: [{ key: name, name: 'Ground', kind: 'flat', priceCents }],
    })
    await shipping.change({ zones: [zone('US', 'US', 800), zone('Canada', 'CA', 900)] })
    const changed = async (act: () => Promise<{ readonly status: number; readonly text: string }>) => {
      shop.clock.nowMs += 1_000
      const { status, text } = await act()
      if (status !== 200) throw new Error(text)
      return (await lastAct()).id
    }
    const id = await changed(() =>
      shipping.change({ zones: [zone('US', 'US', 850), zone('Canada', 'CA', 900)] }),
    )
    const rules = [{ name: 'Tax', country: 'US', region: null, rateMilliPercent: 7_000, taxesShipping: true }]
    await changed(() => taxes.change({ rules }))
    await changed(() => shipping.change({ zones: [zone('US', 'US', 850), zone('Canada', 'CA', 950)] }))
    expect((await undo(id)).status).toBe(200)
    expect((await shipping.read()).value.zones).toMatchObject([
      { rates: [{ priceCents: 800 }] },
      { rates: [{ priceCents: 950 }] },
    ])
    expect((await taxes.read()).value.rules).toMatchObject(rules)
  })

  it('names whoever changed the very same, not those who changed something beside', async () => {
    const identity = editSettings(owner, '/api/panel/settings/checkout')
    const { asksForNote } = (await identity.read()).value
    shop.clock.nowMs += 1_000
    await identity.change({ asksForNote: !asksForNote })
    const { id } = await lastAct()
    shop.clock.nowMs += 1_000
    await identity.change({ asksForNote })
    const { what } = await lastAct()
    shop.clock.nowMs += 1_000
    await editSettings(owner, '/api/panel/settings/taxes').change({ rules: [] })
    expect((await undo(id)).json).toMatchObject({ message: expect.stringContaining(`(“${what}”)`) })
  })

  it('is refused a second time', async () => {
    await setPrice(1300)
    const { id } = await lastAct()
    expect((await undo(id)).status).toBe(200)
    expect((await undo(id)).json).toMatchObject({ message: 'This was undone already.' })
  })

  it('brings back a product that was removed, with its stock', async () => {
    shop.clock.nowMs += 1_000
    const before = await shop.store.products.find(productId)
    expect((await owner.send('DELETE', `/api/panel/products/${productId}`)).status).toBe(200)
    expect(await shop.store.products.find(productId)).toBeUndefined()
    expect((await undo((await lastAct()).id)).status).toBe(200)
    const after = await shop.store.products.find(productId)
    expect({ ...after, updatedAtMs: 0 }).toEqual({ ...before, updatedAtMs: 0 })
  })

  it('puts settings and redirects back', async () => {
    const redirects = editSettings(owner, '/api/panel/redirects')
    await redirects.change({ text: '/one -> /shop 301' })
    shop.clock.nowMs += 1_000
    await redirects.change({ text: '/two -> /shop 301' })
    expect((await undo((await lastAct()).id)).status).toBe(200)
    expect((await redirects.read()).value).toEqual({ text: '/one -> /shop 301' })
    const notices = editSettings(owner, '/api/panel/notices')
    const bar = { textHtml: '<p>Open late</p>', link: null, isClosable: true }
    shop.clock.nowMs += 1_000
    await notices.change({ announcementBar: bar })
    expect((await undo((await lastAct()).id)).status).toBe(200)
    expect((await notices.read()).value).toMatchObject({ announcementBar: null })
  })

  it('does not put a former address back that something else has now', async () => {
    const product = await shop.store.products.find(productId)
    if (!product) throw new Error('The mug is gone')
    shop.clock.nowMs += 1_000
    await owner.send('DELETE', `/api/panel/products/${productId}`)
    const { id } = await lastAct()
    await shop.store.products.save({ ...product, id: newId(), variants: [] })
    const refused = await undo(id)
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { message: expect.stringContaining('something else has the address') },
    ])
  })

  it('brings no product back to a shop page that is full by now', async () => {
    const product = await shop.store.products.find(productId)
    if (!product) throw new Error('The mug is gone')
    const full = buildCollection({ urlId: 'full' })
    await shop.store.collections.save(full)
    await shop.store.products.save({ ...product, collectionId: full.id })
    shop.clock.nowMs += 1_000
    await owner.send('DELETE', `/api/panel/products/${productId}`)
    const { id } = await lastAct()
    await shop.store.transaction(async ({ products }) => {
      for (const number of Array.from({ length: 200 }, (_, index) => index)) {
        const urlId = `new-${number}`
        await products.save(buildProduct({ collectionId: full.id, urlId, isVisible: false }))
      }
    })
    expect((await undo(id)).json).toMatchObject({ message: 'A shop page can hold 200 products.' })
    await shop.store.products.save(product)
    await shop.store.products.remove(productId)
    await shop.store.collections.save({ ...full, isEnabled: false, typeName: 'page' })
  })

  it('is not offered for what has no way back', async () => {
    shop.clock.nowMs += 1_000
    await owner.send('DELETE', '/api/panel/account/sign-ins')
    const act = await lastAct()
    expect(act.canUndo).toBe(false)
    expect((await undo(act.id)).status).toBe(409)
  })
})

describe('who sees and undoes what', () => {
  it('shows colleagues without the role of an administrator what they did themselves', async () => {
    await setPrice(1400)
    const { id } = await lastAct()
    const manager = await shop.visitor()
    await signInAs(manager, shop.store, ['storeManager'])
    await setPrice(1500, manager)
    expect((await acts(manager)).every(({ what }) => /Morning Mug|Signed in/.test(what))).toBe(true)
    expect((await manager.get(`/api/panel/activity/${id}`)).status).toBe(404)
    expect((await undo(id, manager)).status).toBe(404)
    expect((await undo((await lastAct(manager)).id, manager)).status).toBe(200)
    expect(await priceNow()).toBe(1400)
  })

  it('shows them an act while somebody else saves the same', async () => {
    const manager = await shop.visitor()
    await signInAs(manager, shop.store, ['storeManager'])
    await setPrice(1500, manager)
    const { id } = await lastAct(manager)
    const shown = await shop.store.transaction(async ({ products }) => {
      await products.lock(productId)
      return manager.get(`/api/panel/activity/${id}`)
    })
    expect(shown.json).toMatchObject({ whyNot: null })
  })

  it('does not let an act be undone by those who may not make it any longer', async () => {
    const visitor = await shop.visitor()
    const email = await signInAs(visitor, shop.store, ['storeManager'])
    await setPrice(1600, visitor)
    const { id } = await lastAct(visitor)
    const account = await shop.store.accounts.findByEmail(email)
    if (!account) throw new Error('The account is gone')
    await shop.store.accounts.save({ ...account, roles: ['moderator'] })
    const refused = await undo(id, visitor)
    expect(refused.json).toMatchObject({ message: 'Your account is not allowed to make this change.' })
    expect(await priceNow()).toBe(1600)
  })

  it('knows nothing of acts of another site, or of none', async () => {
    expect((await undo(newId())).status).toBe(404)
    expect((await owner.get(`/api/panel/activity/${newId()}`)).status).toBe(404)
  })
})

describe('secrets', () => {
  it('are in no image, whichever settings are saved', async () => {
    const captcha = editSettings(owner, '/api/panel/settings/captcha')
    const { value } = await captcha.read()
    const saved = await captcha.change({
      ...value,
      provider: 'turnstile',
      siteKey: 'site-1',
      secretKey: 'very-secret-1',
    })
    expect(saved.status).toBe(200)
    const visibility = editSettings(owner, '/api/panel/settings/visibility')
    const open = (await visibility.read()).value
    await visibility.change({ ...open, visibility: 'password', password: 'open sesame 9' })
    const entries = await shop.store.auditLog.list({ offset: 0, limit: 5 })
    const images = await Promise.all(entries.map(({ id }) => shop.store.auditLog.images(id)))
    const told = await Promise.all(entries.map(({ id }) => owner.get(`/api/panel/activity/${id}`)))
    const all = JSON.stringify(images) + told.map(({ text }) => text).join()
    expect(all).toContain('turnstile')
    expect(all).not.toMatch(/very-secret|open sesame|argon2/)
  })
})
