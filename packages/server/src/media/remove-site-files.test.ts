import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { imagesDir } from '../images/image-folder.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { formFilesDir } from './media-folders.ts'
import { removeAbandonedFiles } from './remove-site-files.ts'

let open: OpenSite
beforeEach(async () => {
  open = await openSite()
})
afterEach(() => open.close())

it('pictures of a site whose adding was cut short go at the next start, and no others', async () => {
  const { store, dataDir } = open.services
  const folder = (websiteId: string) => path.join(imagesDir(dataDir), websiteId)
  const [cutShort, unknown, living] = ['a'.repeat(24), 'b'.repeat(24), open.website.id]
  for (const id of [cutShort, unknown, living])
    mkdirSync(path.join(folder(id), 'picture'), { recursive: true })
  await store.sites.announce(cutShort)
  await store.sites.announce(living)
  // Servers on one PostgreSQL leave another an hour to add a site.
  expect(await store.sites.abandoned(3_600_000)).toEqual([])
  expect(await store.sites.abandoned(0)).toEqual([cutShort])
  await removeAbandonedFiles(open.services, 0)
  expect([cutShort, unknown, living].map((id) => existsSync(folder(id)))).toEqual([false, true, true])
  expect(await store.sites.abandoned(0)).toEqual([])
})

it('what cannot be removed is told in the log, stops neither a start nor a removal, and is tried again', async () => {
  const { store, dataDir } = open.services
  const warned: object[] = []
  const log = { ...open.services.log, warn: (details: object) => warned.push(details) }
  const [stuck, other] = ['a'.repeat(24), 'b'.repeat(24)]
  for (const id of [stuck, other]) await store.sites.announce(id)
  const behind = path.join(formFilesDir(dataDir), stuck)
  mkdirSync(behind, { recursive: true })
  // A file where folders of pictures are expected: no folder below it can be removed.
  rmSync(imagesDir(dataDir), { recursive: true, force: true })
  writeFileSync(imagesDir(dataDir), '')
  await removeAbandonedFiles({ ...open.services, log }, 0)
  expect(warned).toMatchObject([{ site: stuck }, { site: other }])
  expect(existsSync(behind)).toBe(false)
  expect(await store.sites.abandoned(0)).toEqual([stuck, other])
  rmSync(imagesDir(dataDir))
  await removeAbandonedFiles({ ...open.services, log }, 0)
  expect(await store.sites.abandoned(0)).toEqual([])
  expect(warned).toHaveLength(2)
})
