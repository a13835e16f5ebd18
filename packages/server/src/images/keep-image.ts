import { mkdir, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { IncomingPicture, KeptPicture } from '@vitrine/site/seed/keep-picture'
import { assetUrlOf, imageDir } from './image-folder.ts'
import { runPictureTask } from './picture-process.ts'

/** Encodes a picture again, without the place it was taken at and whatever else was in it, and stores it under its id. */
export async function keepImage(incoming: IncomingPicture): Promise<KeptPicture> {
  const { id, websiteId, dataDir, isOwn = false } = incoming
  const dir = imageDir(dataDir, websiteId, id)
  await mkdir(dir, { recursive: true })
  const from = path.join(dir, 'incoming')
  const to = path.join(dir, 'original')
  const taken = await takeIn(incoming.content, from, { to, isOwn }).finally(() => clearAway(from))
  if (!taken.ok) return taken

  const { ending, ...picture } = taken.picture
  const filename = safeName(incoming.filename, ending)
  return {
    ok: true,
    image: {
      id,
      assetUrl: assetUrlOf(websiteId, id, filename),
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
  const result = await runPictureTask({ kind: 'take-in', from, ...kept })
  if (!result.ok || !result.picture) return { ok: false, problem: 'not-supported' } as const
  return { ok: true, picture: result.picture } as const
}

/** A file name that is safe in an address and says what the file is. */
function safeName(filename: string, ending: string): string {
  const stem = path
    .basename(filename.normalize('NFKD').replaceAll('\\', '/'))
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${stem || 'image'}.${ending}`
}
