import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { standingList } from '@vitrine/domain/newsletter/newsletter-list'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { formOf, openUploader } from '../../testing/send-upload.ts'
import { signInAs, testPassword } from '../../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'

let site: OpenSite
let owner: Visitor
let colleague: Visitor
let colleagueId = ''
let colleagueEmail = ''
beforeEach(async () => {
  site = await openSite()
  await site.services.store.sites.claimHome()
  await site.store.newsletterLists.save(standingList)
  owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['admin'])
  const german = { code: 'de-DE', slugPrefix: '/de', enabled: true, fallback: null }
  await owner.send('PUT', '/api/multilingual/languages', { languages: [german] })
  colleague = await openVisitor(site.app)
  colleagueEmail = await signInAs(colleague, site.store, ['admin'])
  colleagueId = (await site.store.accounts.findByEmail(colleagueEmail))?.id ?? ''
})
afterEach(() => site.close())

const products = Buffer.from(
  'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price\ncup,Cup,CUP,3,deny,12.50\n',
)
const reviews = Buffer.from('product,rating,author\nNo such mug,5,Ann\n')
const translations = Buffer.from('kind,id,field,sourceHash,translation\n')
const addresses = Buffer.from('email\nann@example.com\n')
const template = zipSync({
  'template.conf': Buffer.from('{ "name": "Quay" }'),
  'site.region': Buffer.from('<head>{squarespace-headers}</head><body>{squarespace.main-content}</body>'),
})
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const productImports = '/api/panel/product-imports'
const previews = '/api/panel/product-imports/preview'
const consent = 'They+asked+for+it+in+the+shop.'
const subscriberImports = `/api/panel/subscriber-imports?listId=${standingList.id}&consent=${consent}`

/** Files that are in the installation's folder, its rows aside. */
async function files(): Promise<readonly string[]> {
  const found = await readdir(site.services.dataDir, { recursive: true, withFileTypes: true })
  const names = found.filter((each) => each.isFile()).map((each) => `${each.parentPath}/${each.name}`)
  return names.filter((name) => !/\.db|\.sqlite/.test(name)).sort()
}

/** Sends a file whose second half comes once something else was done; that begins when the first half is on the disk. */
async function holdBack(url: string, content: Uint8Array, meanwhile: () => Promise<unknown>) {
  const before = await files()
  const { payload, type } = formOf(content, 'file')
  const half = payload.length - 20
  async function* late() {
    yield payload.subarray(0, half)
    await vi.waitFor(async () => expect(await files()).not.toEqual(before), { timeout: 5_000 })
    await meanwhile()
    yield payload.subarray(half)
  }
  const answer = await site.app.inject({
    method: 'POST',
    url,
    cookies: Object.fromEntries(colleague.cookies),
    headers: { 'x-csrf-token': colleague.cookies.get('crumb') ?? '', 'content-type': type },
    payload: Readable.from(late()),
  })
  return { status: answer.statusCode, isClean: JSON.stringify(await files()) === JSON.stringify(before) }
}

describe.each([
  ['a file of products', productImports, products],
  ['a file of products to look at', previews, products],
  ['a file of reviews', '/api/panel/review-imports', reviews],
  ['a file of subscribers', subscriberImports, addresses],
  ['a file of translations', '/api/panel/translations/de-DE/file', translations],
  ['a picture', '/api/panel/images', picture],
  ['a template', '/api/panel/templates', template],
])('%s that is held back', (_what, url, content) => {
  it('is taken of a colleague who may still send it', async () => {
    expect((await holdBack(url, content, async () => {})).status).toBe(200)
  })

  it('is refused, and leaves no file, when its sender is removed meanwhile', async () => {
    const removal = async () => {
      const removed = await owner.send('DELETE', `/api/panel/people/${colleagueId}`)
      expect(removed.status).toBe(200)
    }
    expect(await holdBack(url, content, removal)).toEqual({ status: 401, isClean: true })
  })
})

it('a file is refused of a thief whose session ends when the password is changed', async () => {
  const change = async () => {
    const mine = await openVisitor(site.app)
    await mine.send('POST', '/api/panel/session', { email: colleagueEmail, password: testPassword })
    const passwords = { currentPassword: testPassword, password: 'another horse battery' }
    expect((await mine.send('PUT', '/api/panel/account/password', passwords)).status).toBe(200)
  }
  expect(await holdBack(productImports, products, change)).toEqual({ status: 401, isClean: true })
  expect(await site.store.productImports.list(1)).toEqual([])
})

it('a file is refused of a colleague who was given a role that may not send it', async () => {
  const change = async () => {
    const roles = { roles: ['viewer'], was: ['admin'] }
    expect((await owner.send('PUT', `/api/panel/people/${colleagueId}`, roles)).status).toBe(200)
  }
  expect(await holdBack(productImports, products, change)).toEqual({ status: 403, isClean: true })
})

it('no part of a file comes into the library of a colleague who was removed', async () => {
  const content = Buffer.alloc(2_000, 'a')
  const begun = await openUploader(site.app, colleague).begin('notes.pdf', content.length)
  const { id } = begun.json.upload as { readonly id: string }
  const removal = () => owner.send('DELETE', `/api/panel/people/${colleagueId}`)
  const sent = await holdBack(`/api/panel/uploads/${id}/parts?offset=0`, content, removal)
  expect(sent).toEqual({ status: 401, isClean: true })
})
