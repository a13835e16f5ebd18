import { mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { digitalPath } from '@vitrine/store/downloads/digital-place'
import { newId, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { auditSoldFiles } from './audit-sold-files.ts'

let site: OpenSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Keeps a file in two versions; gives where their bytes lie. */
async function sell(filename: string): Promise<readonly string[]> {
  const id = newId()
  const versions = [1, 2].map((version) => ({ version, bytes: 5, filename }))
  const contentType = 'text/plain'
  const file = { id, filename, contentType, versions, bytes: 5, version: 2, createdAtMs: noon }
  await site.store.digitalFiles.save(file)
  const places = versions.map(({ version }) =>
    digitalPath(site.services.dataDir, site.website.id, { id, version }),
  )
  for (const place of places) {
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, 'notes')
  }
  return places
}

it('says which files for sale are missing or cut off, in whatever version', async () => {
  await sell('whole.txt')
  expect(await auditSoldFiles(site.services)).toEqual([])
  const cut = await sell('cut.txt')
  await truncate(cut[0] ?? '', 2)
  const gone = await sell('gone.txt')
  await rm(gone[1] ?? '')
  const named = `Website ${site.website.id}: the file for sale`
  expect((await auditSoldFiles(site.services)).toSorted()).toEqual([
    `${named} cut.txt, version 1, has 2 bytes, not 5.`,
    `${named} gone.txt, version 2, is missing: it should be ${gone[1]}.`,
  ])
})
