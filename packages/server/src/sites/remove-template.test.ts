import disk, { mkdir, readdir, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { uploadedTemplatesDir } from '@vitrine/site/templates/template-place'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { removeTemplate } from './remove-template.ts'
import { takeTemplate } from './take-template.ts'

it('brings a template not back whose removal was broken off once it was written down', async () => {
  const site = await openShop()
  onTestFinished(() => site.close())
  const shelf = uploadedTemplatesDir(site.services.dataDir)
  await mkdir(path.join(shelf, 'quay'), { recursive: true })
  await writeFile(path.join(shelf, 'quay/template.conf'), '{ "name": "Quay" }')
  const stop = vi.spyOn(disk, 'rm').mockRejectedValue(new Error('The server stops here'))
  syncBuiltinESMExports()
  const removal = { name: 'quay', by: site.website.id, alongside: async () => {} }
  await expect(removeTemplate(removal, site.services)).rejects.toThrow('The server stops here')
  stop.mockRestore()
  syncBuiltinESMExports()
  expect(await readdir(shelf)).toEqual([expect.stringMatching(/^\.incoming-/)])

  await site.runJobs()
  const later = () => Date.now() + 2 * 3_600_000
  const upload = { filename: 'pier.zip', saveTo: async () => 'too-large' as const, discard: () => {} }
  await takeTemplate(upload, { ...site.services, clock: later })
  expect(await readdir(shelf)).toEqual([])
})

it('puts a template back in its place where its removal could not be written down', async () => {
  const site = await openShop()
  onTestFinished(() => site.close())
  const shelf = uploadedTemplatesDir(site.services.dataDir)
  await mkdir(path.join(shelf, 'quay'), { recursive: true })
  const { store } = site.services
  /** Is called once the files are set aside. */
  const stops: typeof store.sites.unlessWorn = (change) =>
    store.sites.unlessWorn({
      ...change,
      alongside: async (tables) => {
        await change.alongside(tables)
        throw new Error('Nothing is written')
      },
    })
  const services = { ...site.services, store: { ...store, sites: { ...store.sites, unlessWorn: stops } } }
  const removal = { name: 'quay', by: site.website.id, alongside: async () => {} }
  await expect(removeTemplate(removal, services)).rejects.toThrow('Nothing is written')
  await site.runJobs()
  expect(await readdir(shelf)).toEqual(['quay'])
})
