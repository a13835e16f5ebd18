import { randomUUID } from 'node:crypto'
import path from 'node:path'

/** Where the pictures of all sites lie. */
export function imagesDir(dataDir: string): string {
  return path.resolve(dataDir, 'images')
}

/** Where the files of a picture lie: its original and the renditions made of it. Each version after the first has a folder in the picture's own. */
export function imageDir(
  dataDir: string,
  {
    websiteId,
    imageId,
    version,
  }: { readonly websiteId: string; readonly imageId: string; readonly version: number },
): string {
  const dir = path.join(imagesDir(dataDir), websiteId, imageId)
  return version > 1 ? path.join(dir, `r${version}`) : dir
}

/** No other server has it. */
const serverId = randomUUID()

/** A name beside a file for its bytes until they are whole: several servers may write the same file, this one does once at a time. */
export function partOf(file: string): string {
  return `${file}.${serverId}.part`
}
