import { mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { uploadedTemplatesDir } from '@vitrine/site/templates/template-place'
import type { Store } from '@vitrine/store/store'
import { buildCollection, buildPost, noon } from '@vitrine/store/testing/builders'
import type { FastifyInstance } from 'fastify'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { formOf } from '../testing/send-upload.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

let open: OpenSite
let owner: Visitor
beforeEach(async () => {
  open = await openSite()
  owner = await openVisitor(open.app)
  await signInAs(owner, open.store, ['admin'])
  await open.services.store.sites.claimHome()
})
afterEach(() => open.close())

const frame = (words: string) =>
  `<head>{squarespace-headers}</head><body>${words}{squarespace.main-content}</body>`

interface Listed {
  readonly id: string | null
  readonly name: string
  readonly upload: {
    readonly folder: string
    readonly filename: string | null
    readonly atMs: number
  } | null
  readonly isWorn: boolean
}

const upload = (filename: string, region: string, replaces?: string) =>
  uploadFiles({ 'template.conf': '{ "name": "Quay" }', 'site.region': region }, replaces, filename)

async function uploadFiles(
  files: Readonly<Record<string, string>>,
  replaces?: string,
  filename = 'quay.zip',
) {
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)])
  const { payload, type } = formOf(zipSync(Object.fromEntries(packed)), filename)
  const response = await open.app.inject({
    method: 'POST',
    url: `/api/panel/templates${replaces === undefined ? '' : `?replaces=${encodeURIComponent(replaces)}`}`,
    cookies: Object.fromEntries(owner.cookies),
    headers: { 'content-type': type, 'x-csrf-token': owner.cookies.get('crumb') ?? '' },
    payload,
  })
  return { status: response.statusCode, json: response.json() as { template: Listed; message?: string } }
}

async function listed(): Promise<readonly Listed[]> {
  const { json } = await owner.get('/api/panel/templates')
  return (json as { templates: readonly Listed[] }).templates.filter(({ id }) => id?.startsWith('templates/'))
}

/** Another server on the same database and data folder. */
async function openOther(): Promise<FastifyInstance> {
  const { services, renditions } = open
  const app = buildApp({ ...services, store: Object.create(services.store) }, { renditions })
  await app.ready()
  return app
}

/** Puts a template where uploads come to, as if it had come in. */
async function place(name: string, region: string): Promise<void> {
  const dir = path.join(uploadedTemplatesDir(open.services.dataDir), name)
  await mkdir(dir, { recursive: true })
  await writeFile(path.join(dir, 'template.conf'), '{ "name": "Quay" }')
  await writeFile(path.join(dir, 'site.region'), region)
}

/** Has the site wear a template that was not checked. */
const dress = (templateId: string | null) =>
  open.store.transaction(async ({ site }) => site.save({ ...(await site.lock()), templateId }))

const wear = (templateId: string | null, was: string | null = null) =>
  owner.send('PUT', `/api/panel/sites/${open.website.id}/template`, { templateId, was })

describe('templates that were uploaded', { timeout: 120_000 }, () => {
  it('are told apart by their files, and come out as they came in', async () => {
    await upload('quay.zip', frame('one'))
    await upload('quay.zip', frame('two'))
    expect(await listed()).toMatchObject([
      { id: 'templates/quay', upload: { folder: 'quay', filename: 'quay.zip', atMs: noon }, isWorn: false },
      {
        id: 'templates/quay-2',
        upload: { folder: 'quay-2', filename: 'quay.zip', atMs: noon },
        isWorn: false,
      },
    ])
    const file = await open.app.inject({
      url: '/api/panel/templates/quay-2/file',
      cookies: Object.fromEntries(owner.cookies),
    })
    expect(file.headers['content-disposition']).toContain('quay-2.zip')
    const files = unzipSync(file.rawPayload)
    expect(Object.keys(files)).toEqual(['site.region', 'template.conf'])
    expect(strFromU8(files['site.region'] ?? new Uint8Array())).toBe(frame('two'))
  })

  it('are replaced by a new version, which sites that wear them show at once, on each server of the installation', async () => {
    const other = await openOther()
    await upload('quay.zip', frame('Old words'))
    await wear('templates/quay')
    expect((await open.get('/')).body).toContain('Old words')
    expect((await other.inject('/')).body).toContain('Old words')
    expect(
      (await upload('quay-final.zip', frame('New words'), 'templates/quay')).json.template,
    ).toMatchObject({
      id: 'templates/quay',
      upload: { filename: 'quay-final.zip' },
      isWorn: true,
    })
    expect((await open.get('/')).body).toContain('New words')
    expect((await other.inject('/')).body).toContain('New words')
    await other.close()
    expect(await listed()).toHaveLength(1)
    expect((await upload('quay.zip', frame(''), 'templates/none')).status).toBe(400)
    expect((await upload('quay.zip', frame(''), 'sites/demo')).status).toBe(400)
  })

  it('have the sites that wear them wear a new version that names types and menus in another way, and tell what is not shown', async () => {
    const journal = (name: string) => ({
      'template.conf': JSON.stringify({ name: 'Quay', navigations: [{ title: name, name }] }),
      [`collections/${name}.conf`]: JSON.stringify({
        title: name,
        ordering: 'chronological',
        acceptTypes: ['text'],
      }),
      [`collections/${name}.list`]: `The ${name} {.repeated section items}{title}{.end}`,
      [`collections/${name}.item`]: '{item.title}',
    })
    await uploadFiles({
      ...journal('journal'),
      'site.region': frame('<squarespace:block-field id="foot" />'),
    })
    await wear('templates/quay')
    const blog = buildCollection({ urlId: 'notes', title: 'Notes', typeName: 'journal' })
    await open.store.transaction(async ({ collections, site, items }) => {
      await collections.save(blog)
      await items.save(buildPost({ collectionId: blog.id, title: 'First fire' }))
      await site.save({ ...(await site.lock()), navigation: { mainNav: [] } })
    })
    const block = { id: 'b', type: 'html', value: { html: '<p>Below</p>' } }
    const layout = { rows: [{ columns: [{ span: 12, blocks: [block] }] }] }
    const filled = await owner.send('PUT', '/api/panel/layouts/field/foot', {
      layout: { layout },
      updatedAtMs: null,
    })
    expect(filled.status).toBe(200)
    expect((await open.get('/notes')).body).toContain('The journal First fire')
    const answer = await uploadFiles({ ...journal('news'), 'site.region': frame('') }, 'templates/quay')
    expect(answer.json).toMatchObject({
      lost: [
        { site: 'Harbour', kind: 'page', name: 'Notes' },
        { site: 'Harbour', kind: 'area', name: 'foot' },
      ],
    })
    expect(await open.store.collections.find(blog.id)).toMatchObject({ typeName: 'blog' })
    expect((await open.get('/notes')).body).toContain('First fire')
    expect((await open.store.site.read()).navigation).toMatchObject({ news: [] })
    // What waits comes back with a version that has it again.
    const back = await uploadFiles({ ...journal('journal'), 'site.region': frame('') }, 'templates/quay')
    expect(back.json).toMatchObject({ lost: [] })
    expect((await open.get('/notes')).body).toContain('The journal First fire')
    // A version without it again, which a crash kept the site from being dressed in.
    const before = await open.store.site.read()
    await uploadFiles({ ...journal('news'), 'site.region': frame('') }, 'templates/quay')
    await open.store.transaction(async ({ collections, site }) => {
      await collections.save(blog)
      await site.save({ ...(await site.lock()), formerTemplates: before.formerTemplates })
    })
    await wear('templates/quay', 'templates/quay')
    expect(await open.store.collections.find(blog.id)).toMatchObject({ typeName: 'blog' })
  })

  it('are changed again by who changed them in another window, and not by others who have not seen it', async () => {
    await upload('quay.zip', frame('one'))
    await upload('pier.zip', frame('two'))
    expect((await wear('templates/quay')).status).toBe(200)
    // The other window is answered by another server.
    const server = await openOther()
    const again = await server.inject({
      method: 'PUT',
      url: `/api/panel/sites/${open.website.id}/template`,
      cookies: Object.fromEntries(owner.cookies),
      headers: { 'x-csrf-token': owner.cookies.get('crumb') ?? '' },
      payload: { templateId: 'templates/pier', was: null },
    })
    expect(again.statusCode).toBe(200)
    await server.close()
    const other = await openVisitor(open.app)
    await signInAs(other, open.store, ['admin'])
    const late = await other.send('PUT', `/api/panel/sites/${open.website.id}/template`, {
      templateId: null,
      was: 'templates/quay',
    })
    expect(late.status).toBe(409)
  })

  it('come back where a replacement was broken off between the former folder and the new one', async () => {
    const shelf = uploadedTemplatesDir(open.services.dataDir)
    await place('quay', frame('one'))
    await mkdir(path.join(shelf, '.incoming-x/former'), { recursive: true })
    await rename(path.join(shelf, 'quay'), path.join(shelf, '.incoming-x/former/quay'))
    const longAgo = new Date(noon - 7_200_000)
    await utimes(path.join(shelf, '.incoming-x'), longAgo, longAgo)
    await upload('pier.zip', frame('two'))
    expect((await listed()).map(({ id }) => id)).toEqual(['templates/pier', 'templates/quay'])
    expect(await readdir(shelf)).toEqual(['pier', 'quay'])
  })

  it('are removed unless a site wears them', async () => {
    await place('quay', frame('one'))
    await dress('templates/quay')
    expect((await owner.send('DELETE', '/api/panel/templates/quay')).status).toBe(409)
    await dress(null)
    const [quay] = await listed()
    expect((await owner.send('DELETE', '/api/panel/templates/quay')).status).toBe(200)
    expect(await listed()).toEqual([])
    expect((await owner.get('/api/panel/activity')).text).toContain(`Removed the template ${quay?.name}`)
  })
})

describe('a template whose removal could not be written down', () => {
  it('has its files still', async () => {
    const failing = await openSite({ storeOf: failingAtTheEnd })
    onTestFinished(() => failing.close())
    const shelf = uploadedTemplatesDir(failing.services.dataDir)
    await mkdir(path.join(shelf, 'quay'), { recursive: true })
    await writeFile(path.join(shelf, 'quay/template.conf'), '{ "name": "Quay" }')
    const host = await openVisitor(failing.app)
    await signInAs(host, failing.store, ['admin'])
    await failing.services.store.sites.claimHome()
    expect((await host.send('DELETE', '/api/panel/templates/quay')).status).toBe(500)
    expect([await readdir(shelf), await readdir(path.join(shelf, 'quay'))]).toEqual([
      ['quay'],
      ['template.conf'],
    ])
  })

  /** A store whose transactions that change files of templates fail when all is done. */
  function failingAtTheEnd(store: Store): Store {
    const unlessWorn: Store['sites']['unlessWorn'] = (change) =>
      store.sites.unlessWorn({
        ...change,
        alongside: async (tables) => {
          await change.alongside(tables)
          throw new Error('The database is gone')
        },
      })
    const sites = Object.create(store.sites, { unlessWorn: { value: unlessWorn } })
    return Object.create(store, { sites: { value: sites } })
  }
})

describe('the change to another template', () => {
  it('names areas with content, and the forms in them, that are not shown any longer', async () => {
    await place(
      'quay',
      frame('<squarespace:block-field id="letters" /><squarespace:block-field id="both" />'),
    )
    const areas = [
      '<squarespace:block-field label="{localizedStrings.footerBlocks}" id="both" />',
      '<squarespace:block-field id="aside" label="Beside &amp; below" /><squarespace:block-field id="bare" />',
      '<squarespace:block-field id="own" label="{website.siteTitle}" />',
    ]
    await place('pier', frame(areas.join('')))
    await dress('templates/quay')
    const value = {
      formId: 'write',
      title: 'Write to us',
      fields: [{ id: 'mail', type: 'email', title: 'Email' }],
    }
    const layout = (type: string, held: object) => ({
      layout: { rows: [{ columns: [{ span: 12, blocks: [{ id: 'b', type, value: held }] }] }] },
    })
    const fill = (id: string, type: string, held: object) =>
      owner.send('PUT', `/api/panel/layouts/field/${id}`, { layout: layout(type, held), updatedAtMs: null })
    expect((await fill('letters', 'form', value)).status).toBe(200)
    expect((await fill('both', 'html', { html: '<p>Hello</p>' })).status).toBe(200)

    const change = `/api/panel/sites/${open.website.id}/template/change?templateId=templates/pier`
    const { json } = await owner.get(change)
    expect(json).toMatchObject({ hiddenAreas: [{ id: 'letters', forms: [expect.any(String)] }] })

    const shown = async () =>
      ((await owner.get('/api/panel/forms')).json as { forms: { isShown: boolean }[] }).forms.map(
        (form) => form.isShown,
      )
    expect(await shown()).toEqual([true])
    await dress('templates/pier')
    expect(await shown()).toEqual([false])

    // Moved to an area that this template has, all of it is shown again, the form as the same.
    const hidden = await owner.get('/api/panel/hidden-areas')
    expect(hidden.json).toMatchObject({
      areas: [{ id: 'letters', blocks: 1 }],
      targets: [
        { id: 'both', label: 'Footer Content' },
        { id: 'aside', label: 'Beside & below' },
        { id: 'bare', label: 'bare' },
        { id: 'own', label: 'own' },
      ],
    })
    expect((await owner.send('POST', '/api/panel/hidden-areas/letters/move', { to: 'nowhere' })).status).toBe(
      404,
    )
    const before = ((await owner.get('/api/panel/forms')).json as { forms: { id: string }[] }).forms
    const moved = await owner.send('POST', '/api/panel/hidden-areas/letters/move', { to: 'both' })
    expect([moved.status, moved.json]).toEqual([200, { areas: [], targets: [] }])
    expect(await shown()).toEqual([true])
    const after = ((await owner.get('/api/panel/forms')).json as { forms: { id: string }[] }).forms
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    const both = (await owner.get('/api/panel/layouts/field/both')).text
    expect(both.indexOf('Hello')).toBeLessThan(both.indexOf('"write"'))
    expect((await owner.get('/api/panel/activity')).text).toContain(
      'Moved the blocks of the area letters to both',
    )
  })
})
