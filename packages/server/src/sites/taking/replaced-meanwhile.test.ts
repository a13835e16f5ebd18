import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { demoSiteDir } from '@vitrine/site/seed/seed-site'
import { addSite } from '@vitrine/site/templates/add-site'
import { beginSite } from '@vitrine/site/templates/begin-site'
import { readTemplate, typesOfFolder } from '@vitrine/site/templates/template-of-folder'
import { uploadedTemplatesDir } from '@vitrine/site/templates/template-place'
import { writeUpload } from '@vitrine/site/templates/template-upload'
import type { SiteStore, Store } from '@vitrine/store/store'
import { buildCollection } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { wearNewFiles } from '../areas/wear-new-files.ts'
import { changeTemplateOf } from '../change-template.ts'

const quay = 'templates/quay'
const blog = buildCollection({ urlId: 'notes', title: 'Notes', typeName: 'journal' })

let open: OpenSite
beforeEach(async () => {
  open = await openSite()
  await put('pier', 'journal')
  await put('quay', 'journal')
})
afterEach(() => open.close())

/** Puts a template with a type of its own, and a menu of that name, in the place of the one that is there. */
async function put(name: string, type: string): Promise<void> {
  const dir = path.join(uploadedTemplatesDir(open.services.dataDir), name)
  const formerTypes = await typesOfFolder(dir)
  await rm(dir, { recursive: true, force: true })
  await mkdir(path.join(dir, 'collections'), { recursive: true })
  const files = {
    'template.conf': JSON.stringify({ name, navigations: [{ title: type, name: type }] }),
    'site.region': '<head>{squarespace-headers}</head><body>{squarespace.main-content}</body>',
    [`collections/${type}.conf`]: JSON.stringify({ title: type, acceptTypes: ['text'] }),
  }
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(dir, file), text)
  await writeUpload(dir, { filename: 'x.zip', atMs: 0, uploadId: `${name} ${type}`, formerTypes })
}

/** The store, where the files of a template are replaced just before a transaction of a site, or the one that adds a site. */
function replacingBefore(store: Store): Store {
  const site = (id: string): SiteStore => {
    const own = store.site(id)
    const transaction: SiteStore['transaction'] = async (work, options) => {
      await put('quay', 'news')
      return own.transaction(work, options)
    }
    return Object.assign(Object.create(own), { transaction })
  }
  const add: Store['sites']['add'] = async (added, filling) => {
    await put('quay', 'news')
    return store.sites.add(added, filling)
  }
  const sites = Object.assign(Object.create(store.sites), { add })
  return Object.assign(Object.create(store), { site, sites })
}

const replacing = () => ({
  ...open.services,
  siteDir: demoSiteDir,
  store: replacingBefore(open.services.store),
})

async function wear(templateId: string): Promise<void> {
  await open.store.transaction(async ({ site, collections }) => {
    await site.save({ ...(await site.lock()), templateId })
    await collections.save(blog)
  })
}

const typeNow = async () => (await open.store.collections.find(blog.id))?.typeName

describe('a template that is replaced while a site puts it on', { timeout: 120_000 }, () => {
  it('has the site wear the files that it has by then', async () => {
    await wear('templates/pier')
    const change = { templateId: quay }
    expect(await changeTemplateOf(replacing(), open.website.id, change, async () => {})).toEqual({ ok: true })
    expect(await typeNow()).toBe('blog')
  })

  it('fills the menus that it has by then of a site that is added', async () => {
    const added = await addSite(replacing(), { host: 'second.example', templateId: quay })
    expect(added).toMatchObject({ ok: true, site: { navigation: { news: expect.any(Array) } } })
  })

  it('fills the menus that it has by then of a site that begins anew', async () => {
    const services = { ...open.services, siteDir: demoSiteDir }
    const added = await addSite(services, { host: 'second.example', templateId: quay })
    if (!added.ok) throw new Error('It was not added')
    expect(added.site.navigation).not.toHaveProperty('news')
    const beginning = { content: 'empty', title: 'Own', templateId: quay, keepsChanged: false } as const
    const place = { websiteId: added.site.id, services: replacing(), alongside: async () => {} }
    expect(await beginSite(beginning, place)).toEqual({ ok: true })
    expect((await open.services.store.sites.find(added.site.id))?.navigation).toHaveProperty('news')
  })
})

describe('a template that another server replaces once more', () => {
  it('is left to that one, and sites are not dressed in files that are gone', async () => {
    await wear(quay)
    const from = await readTemplate(quay, open.services)
    await put('quay', 'news')
    const to = await readTemplate(quay, open.services)
    await put('quay', 'journal')
    expect(await wearNewFiles(open.services, [open.website.id], { from, to })).toEqual([])
    expect(await typeNow()).toBe('journal')
  })
})
