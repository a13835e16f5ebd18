import { mkdir, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureAddress, safeStem } from '@vitrine/domain/media/media-address'
import type { IncomingPicture, KeptPicture } from '@vitrine/site/seed/keep-picture'
import { StorageFullError } from '@vitrine/store/engine/errors'
import { imageDir, partOf } from './image-folder.ts'
import { runPictureTask } from './picture-process.ts'

/** Encodes a picture again, without the place it was taken at and whatever else was in it, and stores it under its id; throws a `StorageFullError` when the disk is full. */
export async function keepImage(incoming: IncomingPicture): Promise<KeptPicture> {
  const { id, websiteId, dataDir, isOwn = false, version = 1, language = '' } = incoming
  const dir = incoming.dir ?? imageDir(dataDir, { websiteId, imageId: id, version })
  await mkdir(dir, { recursive: true })
  const from = partOf(path.join(dir, 'incoming'))
  const to = path.join(dir, 'original')
  const taken = await takeIn(incoming.content, from, { to, isOwn }).finally(() => clearAway(from))
  if (!taken.ok) return taken

  const { ending, ...picture } = taken.picture
  const filename = `${safeStem(incoming.filename, language, 'image')}.${ending}`
  const { size } = await stat(`${to}.${ending}`)
  return {
    ok: true,
    bytes: size,
    image: {
      id,
      assetUrl: pictureAddress(websiteId, { id, filename, version }),
      filename,
      contentType: ending === 'png' ? 'image/png' : 'image/jpeg',
      ...picture,
      altText: incoming.altText,
      focalPoint: { x: 0.5, y: 0.5 },
    },
  }
}

/** Removes what came in, and its folder when nothing was kept. */
async function clearAway(file: string): Promise<void> {
  await rm(file, { force: true })
  await rmdir(path.dirname(file)).catch(() => {})
}

async function takeIn(
  content: IncomingPicture['content'],
  from: string,
  kept: { readonly to: string; readonly isOwn: boolean },
) {
  const saved = 'saveTo' in content ? await content.saveTo(from) : await writeFile(from, content)
  if (saved === 'too-large') return { ok: false, problem: saved } as const
  const part = partOf(kept.to)
  const result = await runPictureTask({ kind: 'take-in', from, part, ...kept })
  if (!result.ok) {
    const { problem } = result
    await rm(part, { force: true })
    if (problem === 'disk-full') throw new StorageFullError(problem)
    return { ok: false, problem } as const
  }
  if (!result.picture) return { ok: false, problem: 'not-supported' } as const
  return { ok: true, picture: result.picture } as const
}
