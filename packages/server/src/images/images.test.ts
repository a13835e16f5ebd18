import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StorageFullError } from '@vitrine/store/engine/errors'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partOf } from './image-folder.ts'
import { ImageRenditions } from './image-renditions.ts'
import { keepImage } from './keep-image.ts'
import { drawPlaceholder } from './placeholder.ts'

describe('keepImage', () => {
  let dataDir: string
  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-images-'))
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  const keep = (bytes: Uint8Array, filename = 'Ein Bild.JPG', id = 'a1') =>
    keepImage({ id, websiteId: 'w1', dataDir, content: bytes, filename, altText: 'A mug' })

  it('encodes a photograph again, upright, and without the place it was taken at', async () => {
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const kept = await keep(photo)
    expect(kept).toMatchObject({
      ok: true,
      image: {
        widthPx: 40,
        heightPx: 60,
        filename: 'ein-bild.jpg',
        contentType: 'image/jpeg',
        assetUrl: '/content/v1/w1/a1/ein-bild.jpg',
      },
    })
    const stored = await sharp(path.join(dataDir, 'images/w1/a1/original.jpg')).metadata()
    expect(stored.exif).toBeUndefined()
    expect(readdirSync(path.join(dataDir, 'images/w1/a1'))).toEqual(['original.jpg'])
  })

  it('reads the colours of the corners', async () => {
    const kept = await keep(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#ff0000' } })
        .png()
        .toBuffer(),
    )
    expect(kept.ok && kept.image.colors.topLeft).toMatch(/^f[ef]0[0-9]0[0-9]$/)
  })

  it('keeps what is transparent', async () => {
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    expect(await keep(clear, 'x.png', 'a2')).toMatchObject({ ok: true, image: { contentType: 'image/png' } })
  })

  it('refuses drawings, pages and noise, whatever they are called', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const answers = await Promise.all(
      [drawing, Buffer.from('<html><script>1</script>'), Buffer.alloc(4_000, 7), Buffer.alloc(0)].map(
        (bytes, index) => keep(bytes, 'cat.jpg', `b${index}`),
      ),
    )
    expect(answers.map((answer) => answer.ok)).toEqual([false, false, false, false])
  })

  it('refuses a picture of too many dots', async () => {
    const bomb = await sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(await keep(bomb, 'bomb.png', 'c1')).toEqual({ ok: false, problem: 'too-many-pixels' })
    expect(await keep(bomb.subarray(0, 20), 'bomb.png', 'c2')).toEqual({
      ok: false,
      problem: 'not-supported',
    })
  })

  it('says that the disk is full, not that the picture is none', async () => {
    const folder = path.join(dataDir, 'images/w1/full')
    mkdirSync(folder, { recursive: true })
    // Whatever is written to it finds no room.
    symlinkSync('/dev/full', partOf(path.join(folder, 'original')))
    await expect(keep(await drawPlaceholder(), 'p.jpg', 'full')).rejects.toThrow(StorageFullError)
    expect(existsSync(folder)).toBe(false)
  })

  it('writes what is not whole under a name that no other server has', () => {
    const module = new URL('image-folder.ts', import.meta.url).href
    const script = `import('${module}').then(({ partOf }) => process.stdout.write(partOf('300w.webp')))`
    const ofOther = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })
    expect(ofOther).toMatch(/^300w\.webp\..+\.part$/)
    expect(ofOther).not.toBe(partOf('300w.webp'))
  })

  it('makes each form once, no wider than the picture', async () => {
    await keep(await drawPlaceholder(), 'p.jpg', 'd1')
    const renditions = new ImageRenditions(dataDir)
    const wanted = { websiteId: 'w1', imageId: 'd1', version: 1, widthPx: 300, kind: 'webp' as const }
    const [first, second] = await Promise.all([renditions.make(wanted), renditions.make(wanted)])
    expect(first).toBe(second)
    expect(await sharp(first ?? '').metadata()).toMatchObject({ format: 'webp', width: 300 })
    const wide = await renditions.make({ ...wanted, widthPx: 2500, kind: 'jpg' })
    expect(await sharp(wide ?? '').metadata()).toMatchObject({ width: 1500 })
  })

  it('knows no picture that was never taken in', async () => {
    const renditions = new ImageRenditions(dataDir)
    expect(
      await renditions.make({ websiteId: 'w1', imageId: 'none', version: 1, widthPx: 300, kind: 'webp' }),
    ).toBeNull()
  })
})
