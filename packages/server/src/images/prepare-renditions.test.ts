import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SiteStore, Store } from '@vitrine/store/store'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { buildSite, newId } from '@vitrine/store/testing/builders'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PermanentJobError } from '../jobs/job-handler.ts'
import { ImageRenditions } from './image-renditions.ts'
import { keepImage } from './keep-image.ts'
import { preparePicture } from './prepare-job.ts'
import { prepareRenditions } from './prepare-renditions.ts'

let built: BuiltStore
const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-ahead-'))
const renditions = new ImageRenditions(dataDir)
beforeAll(async () => {
  built = await buildStore()
})
afterAll(async () => {
  await built.close()
  rmSync(dataDir, { recursive: true })
})

/** A picture of 260 pixels as it is after its upload. */
async function keep(id: string): Promise<void> {
  const { siteStore } = built
  const content = await sharp({ create: { width: 260, height: 100, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const place = { websiteId: siteStore.websiteId, dataDir }
  const kept = await keepImage({ ...place, id, content, filename: 'a.jpg', altText: '' })
  if (!kept.ok) throw new Error(kept.problem)
  await siteStore.images.save(kept.image)
}

const made = (id: string) =>
  readdirSync(path.join(dataDir, 'images', built.siteStore.websiteId, id)).toSorted()
const wanted = ['100w.avif', '100w.webp', '300w.avif', '300w.webp', 'original.jpg']
const job = { id: 'j1', attempts: 1, nowMs: 0, signal: new AbortController().signal }

describe('the sizes of pictures', () => {
  it('are made for all pictures after a start, no larger than the pictures are', async () => {
    await keep('a1')
    const parts = { renditions, log: { info: () => undefined }, isStopping: () => false }
    await prepareRenditions(built.store, parts)
    expect(made('a1')).toEqual(wanted)
  })

  it('are not made before they are asked for where that is not wished', async () => {
    await keep('a5')
    const patient = new ImageRenditions(dataDir, false)
    const parts = { renditions: patient, log: { info: () => undefined }, isStopping: () => false }
    await prepareRenditions(built.store, parts)
    expect(made('a5')).toEqual(['original.jpg'])
    const { websiteId } = built.siteStore
    await patient.make({ websiteId, imageId: 'a5', version: 1, widthPx: 100, kind: 'webp' })
    expect(made('a5')).toEqual(['100w.webp', 'original.jpg'])
  })

  it('are made site by site, so that one connection is enough', async () => {
    for (const host of ['one.example', 'two.example'])
      await built.store.sites.add(buildSite({ id: newId(), hosts: [host] }))
    let reading = 0
    let mostAtOnce = 0
    const siteOf = (id: string): SiteStore => {
      const own = built.store.site(id)
      const list = async () => {
        reading += 1
        mostAtOnce = Math.max(mostAtOnce, reading)
        const images = await own.images.list()
        reading -= 1
        return images
      }
      return Object.create(own, { images: { value: { ...own.images, list } } })
    }
    const store: Store = Object.create(built.store, { site: { value: siteOf } })
    await prepareRenditions(store, { renditions, log: { info: () => undefined }, isStopping: () => false })
    expect(mostAtOnce).toBe(1)
  })

  it('are left for the next start when the server stops', async () => {
    await keep('a2')
    const parts = { renditions, log: { info: () => undefined }, isStopping: () => true }
    await prepareRenditions(built.store, parts)
    expect(made('a2')).toEqual(['original.jpg'])
  })

  it('are made of a new picture by a job that keeps no mail waiting', async () => {
    await keep('a3')
    const begun = preparePicture(renditions)({ ...job, payload: { imageId: 'a3' }, store: built.siteStore })
    await begun
    await vi.waitFor(() => expect(made('a3')).toEqual(wanted), { timeout: 20_000 })
  })

  it('are made at once where somebody asks for what only stands in line', async () => {
    const ids = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6']
    for (const id of ids) await keep(id)
    const { websiteId } = built.siteStore
    // What somebody waits for has a process of its own, which is running by now.
    await renditions.make({ websiteId, imageId: 'b1', version: 1, widthPx: 100, kind: 'webp' })
    const line = ids.flatMap((imageId) =>
      [100, 300].map((widthPx) => ({ websiteId, imageId, version: 1, widthPx, kind: 'avif' as const })),
    )
    let done = 0
    const ahead = line.map((each) =>
      renditions.prepare(each).then(() => {
        done += 1
      }),
    )
    // By then all others stand in line.
    await ahead[0]
    const asked = await renditions.make({ websiteId, imageId: 'b6', version: 1, widthPx: 300, kind: 'avif' })
    expect(asked).toContain('300w.avif')
    expect(done).toBeLessThan(line.length - 1)
    await Promise.all(ahead)
    expect(made('b6')).toEqual(['100w.avif', '300w.avif', 'original.jpg'])
  })

  it('are given up for a picture that is not there', async () => {
    const missing = preparePicture(renditions)({ ...job, payload: { imageId: 'x' }, store: built.siteStore })
    await expect(missing).rejects.toThrow(PermanentJobError)
  })
})
