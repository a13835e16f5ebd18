import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beginImport } from '@vitrine/domain/catalogue/import/product-import'
import { noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { importFile } from '../../catalogue/import/import-file.ts'
import { removeAnnouncedFiles } from '../../media/remove-site-files.ts'
import { subscribersFile } from '../../newsletter/import/subscribers-file.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { importsDir } from './imports-dir.ts'
import { removeLeftImportFiles } from './remove-left-files.ts'

let open: OpenSite
beforeEach(async () => {
  open = await openSite()
})
afterEach(() => open.close())

function keep(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, 'Email')
  return file
}

it('files that a killed server left go at the next start, those of imports under way and of unknown sites stay', async () => {
  const { store, dataDir } = open.services
  const { id: websiteId } = open.website
  const own = { fileName: 'products.csv', byName: '', createdAtMs: noon }
  const begun = beginImport({ ...own, id: 'begun' }, { total: 1, unread: 0, problems: [] })
  await store.site(websiteId).productImports.save(begun)
  await store.site(websiteId).productImports.save({ ...begun, id: 'done', state: 'done' })
  const files = [
    keep(importFile(dataDir, websiteId, 'begun')),
    keep(importFile(dataDir, 'b'.repeat(24), 'unknown')),
    keep(importFile(dataDir, websiteId, 'done')),
    keep(importFile(dataDir, websiteId, 'preview')),
    keep(subscribersFile(dataDir, websiteId, 'begun')),
  ]
  await removeLeftImportFiles(open.services, 3_600_000)
  expect(files.map(existsSync)).toEqual([true, true, true, true, true])
  await removeLeftImportFiles(open.services, 0)
  expect(files.map(existsSync)).toEqual([true, true, false, false, false])
})

it('what cannot be removed, as a folder that somebody put there, is told in the log, and the rest goes', async () => {
  const { dataDir } = open.services
  const kept = keep(path.join(importsDir(dataDir), open.website.id, 'old', 'products.csv'))
  const left = keep(importFile(dataDir, open.website.id, 'preview'))
  const warned: object[] = []
  const log = { ...open.services.log, warn: (details: object) => warned.push(details) }
  await removeLeftImportFiles({ ...open.services, log }, 0)
  expect([kept, left].map(existsSync)).toEqual([true, false])
  expect(warned).toMatchObject([{ site: open.website.id, file: path.dirname(kept) }])
})

it('files of imports go with their site', async () => {
  const { dataDir } = open.services
  const file = keep(subscribersFile(dataDir, open.website.id, 'begun'))
  await removeAnnouncedFiles(open.services, open.website.id)
  expect(existsSync(file)).toBe(false)
})
