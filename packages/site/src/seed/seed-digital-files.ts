import { chmod, copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { StoredFile } from '@vitrine/store/downloads/digital-files'
import { digitalPath } from '@vitrine/store/downloads/digital-place'
import type { Log } from '../log.ts'
import { placeInside } from '../template-folder/read-inside.ts'
import type { Seed } from './read-seed.ts'
import { seedId } from './seed-ids.ts'

/** Where files of the sample content go. */
interface FileDestination {
  readonly websiteId: string
  readonly dataDir: string
  readonly log: Log
  readonly nowMs: number
}

/** Puts the files that products of the sample content sell in their place; returns them by their path in the folder. One that is missing is left out and reported. */
export async function seedDigitalFiles(
  { dir, shop }: Pick<Seed, 'dir' | 'shop'>,
  destination: FileDestination,
): Promise<ReadonlyMap<string, StoredFile>> {
  const files = new Map<string, StoredFile>()
  for (const file of shop.products.flatMap((product) => product.files ?? [])) {
    const stored = await seedFile(dir, file, destination)
    if (stored) files.set(file, stored)
    else destination.log.warn({ file }, 'A file of the sample content is missing')
  }
  return files
}

async function seedFile(
  dir: string,
  file: string,
  { websiteId, dataDir, nowMs }: FileDestination,
): Promise<StoredFile | null> {
  const from = await placeInside(dir, file)
  if (from === null) return null
  const id = seedId('digital-file', file)
  const to = digitalPath(dataDir, websiteId, { id, version: 1 })
  await mkdir(path.dirname(to), { recursive: true })
  await copyFile(from, to)
  // A copy is as open as what it is of.
  await chmod(to, 0o600)
  const [filename, { size: bytes }] = [path.basename(file), await stat(from)]
  const contentType = filename.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream'
  const versions = [{ version: 1, bytes, filename }]
  return { id, filename, bytes, contentType, version: 1, createdAtMs: nowMs, versions }
}
