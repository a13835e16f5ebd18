import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { kindByName } from '@vitrine/domain/media/file-signatures'
import { type MediaEntry, plainEntry } from '@vitrine/domain/media/media-entry'
import type { Upload } from '@vitrine/store/media/uploads'
import { newId, noon } from '@vitrine/store/testing/builders'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { imageDir } from '../images/image-folder.ts'
import { entryFile } from './media-folders.ts'
import { dropBytes, settleBytes, takeInUpload } from './take-in-upload.ts'

let dataDir: string
const websiteId = newId()
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'take-in-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('two servers that replace the same file at once', () => {
  it('leave the picture of the one that was first', async () => {
    const former = await added('mug.png', await square('#ff0000'))
    const first = await takeIn('green.png', await square('#00ff00'), former)
    if (first.bytes) await settleBytes(first.bytes)
    const place = imageDir(dataDir, { websiteId, imageId: former.id, version: 2 })
    const published = await readFile(path.join(place, 'original.jpg'))
    const second = await takeIn('blue.png', await square('#0000ff'), former)
    expect(await readFile(path.join(place, 'original.jpg'))).toEqual(published)
    if (second.bytes) await dropBytes(second.bytes)
    expect(await readFile(path.join(place, 'original.jpg'))).toEqual(published)
  })

  it('leave the file of the one that was first', async () => {
    const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}`)
    const former = await added('list.pdf', pdf('one'))
    const first = await takeIn('list.pdf', pdf('two'), former)
    if (first.bytes) await settleBytes(first.bytes)
    await takeIn('list.pdf', pdf('three'), former)
    const place = entryFile(dataDir, websiteId, { id: former.id, version: 2 })
    expect(await readFile(place)).toEqual(pdf('two'))
  })
})

it('finds bytes in their place that were put there before, as when a transaction is done again', async () => {
  const former = await added('mug.png', await square('#ff0000'))
  const { bytes } = await takeIn('green.png', await square('#00ff00'), former)
  if (!bytes) throw new Error('It replaces nothing')
  await settleBytes(bytes)
  await settleBytes(bytes)
  expect((await readFile(path.join(bytes.to, 'original.jpg'))).length).toBeGreaterThan(0)
})

async function added(filename: string, content: Buffer): Promise<MediaEntry> {
  const { entry } = await takeIn(filename, content, null)
  return entry
}

async function takeIn(filename: string, content: Buffer, former: MediaEntry | null) {
  const file = path.join(dataDir, newId())
  await writeFile(file, content)
  const upload: Upload = {
    ...{ id: newId(), filename, bytes: content.length, replacesId: former?.id ?? null },
    ...{ accountId: newId(), kind: kindByName(filename), isForSale: false },
    ...{ createdAtMs: noon, modifiedAtMs: noon },
  }
  const played = { durationMs: 0, widthPx: 0, heightPx: 0 }
  const whole = { upload, file, websiteId, language: 'en', dataDir, former, played }
  const taken = await takeInUpload(whole)
  if (!taken.ok) throw new Error(taken.problem)
  return { ...taken, entry: { ...plainEntry, ...taken.entry } }
}

function square(background: string): Promise<Buffer> {
  const create = { width: 40, height: 40, channels: 3, background } as const
  return sharp({ create }).png().toBuffer()
}
