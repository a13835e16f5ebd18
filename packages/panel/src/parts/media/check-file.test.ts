import { describe, expect, it } from 'vitest'
import { checkFile } from './check-file.ts'

const jpeg = [0xff, 0xd8, 0xff, 0xe0]

function fileOf(bytes: readonly number[] | string, name: string, size?: number): File {
  const file = new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size })
}

describe('checkFile', () => {
  it('says that a file is too large', async () => {
    expect(await checkFile(fileOf(jpeg, 'sea.jpg', 20_000_001), ['picture'])).toBe(
      'The file sea.jpg is too large. The maximum allowed file size is 20 MB.',
    )
  })

  it('says that a file is no picture, whatever it is called, and which kinds work', async () => {
    const said =
      'The file prices.jpg does not appear to be a supported file. What works here: pictures (JPEG, PNG, GIF, WebP, AVIF, TIFF)'
    expect(await checkFile(fileOf('%PDF-1.7', 'prices.jpg'), ['picture'])).toBe(`${said}.`)
    expect(await checkFile(fileOf('<svg/>', 'prices.jpg'), ['picture', 'audio'])).toBe(
      `${said}; recordings (MP3, M4A, OGG, WAV, FLAC).`,
    )
  })

  it('says that a file is empty', async () => {
    expect(await checkFile(fileOf('', 'notes.pdf'), ['file'])).toBe('The file notes.pdf is empty.')
  })

  it('lets a picture through', async () => {
    expect(await checkFile(fileOf(jpeg, 'sea.jpg', 20_000_000), ['picture'])).toBeNull()
  })
})
