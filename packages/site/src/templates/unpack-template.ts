import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type InputType, inflateRaw, type ZlibOptions } from 'node:zlib'
import { maxFolderChars } from '../template-folder/folder-reader.ts'
import { placeOfEntry } from './template-entry.ts'
import { entriesOfZip, type ListedEntry, packedBytesOf } from './zip-directory.ts'

/** What a template may come to when it is unpacked: the largest of the surveyed ones has a tenth of it. */
const unpackLimits = { files: 3_000, fileBytes: 20_000_000, totalBytes: 120_000_000 }

/** Why a zip file is not unpacked. */
export type UnpackProblem = 'no-zip' | 'too-much' | 'too-much-text' | 'name-wrong' | 'link' | 'no-conf'

/** Something that ends the unpacking. */
class UnpackError extends Error {
  readonly problem: UnpackProblem

  constructor(problem: UnpackProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Unpacks a zip file into an empty folder; null when it is done. What says that it is too much is not begun, and the rest is counted as it
 * grows, whatever its own sizes say; folders and what systems hide in such files are left out: plain files are written, and nothing else.
 * What was cut short, or has links that would be files with a path in them, is not begun either.
 */
export async function unpackTemplate(zipFile: string, into: string): Promise<UnpackProblem | null> {
  try {
    const zip = await readFile(zipFile)
    const listed = entriesOfZip(zip)?.filter(({ name }) => placeOfEntry(name) !== '')
    if (listed === undefined) return 'no-zip'
    // Counted before one of them is read: thousands of tiny files cost more time than their size tells.
    if (listed.length > unpackLimits.files) return 'too-much'
    if (listed.some(({ isLink }) => isLink)) return 'link'
    if (listed.some(({ bytes }) => bytes > unpackLimits.fileBytes)) return 'too-much'
    if (listed.reduce((sum, { bytes }) => sum + bytes, 0) > unpackLimits.totalBytes) return 'too-much'
    // What several entries share would be worked through for each of them.
    if (listed.reduce((sum, { packedBytes }) => sum + packedBytes, 0) > zip.length) return 'no-zip'
    const files = withoutFrame(await readEntries(zip, listed))
    if (!files.has('template.conf')) return 'no-conf'
    if (textBytesOf(files) > maxFolderChars * bytesOfCharacter) return 'too-much-text'
    for (const [name, bytes] of files) {
      const file = path.join(into, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, bytes, { flag: 'wx' })
    }
    return null
  } catch (error) {
    if (error instanceof UnpackError) return error.problem
    if (!isFromDisk(error)) return 'no-zip'
    if (nameCodes.has(error.code)) return 'name-wrong'
    throw error
  }
}

/** What templates are written in: all that is read as text, but for styles and scripts. */
const textFile = /\.(?:region|block|list|item|page|conf)$|^strings\/[^/]*\.json$/i

/** No character of a text takes more; who counts exactly is the check. */
const bytesOfCharacter = 3

function textBytesOf(files: ReadonlyMap<string, Buffer>): number {
  return [...files].reduce((sum, [name, bytes]) => (textFile.test(name) ? sum + bytes.length : sum), 0)
}

async function readEntries(
  zip: Buffer,
  listed: readonly ListedEntry[],
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  let totalBytes = 0
  for (const entry of listed) {
    const name = placeOfEntry(entry.name)
    if (name === null) throw new UnpackError('name-wrong')
    const most = Math.min(unpackLimits.fileBytes, unpackLimits.totalBytes - totalBytes)
    const bytes = await unpackEntry(zip, entry, most)
    totalBytes += bytes.length
    files.set(name, bytes)
  }
  return files
}

/** Unpacks one file beside the thread that answers requests, and no further than to its limit. */
async function unpackEntry(zip: Buffer, entry: ListedEntry, most: number): Promise<Buffer> {
  const packed = packedBytesOf(zip, entry)
  if (packed === null || entry.isEncrypted) throw new UnpackError('no-zip')
  if (entry.method === 0 && packed.length > most) throw new UnpackError('too-much')
  if (entry.method === 0) return packed
  if (entry.method !== 8) throw new UnpackError('no-zip')
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, most), chunkSize: pieceBytes })
  } catch (error) {
    const isOver = error instanceof RangeError
    throw new UnpackError(isOver ? 'too-much' : 'no-zip')
  }
}

const inflate = promisify<InputType, ZlibOptions, Buffer>(inflateRaw)

/** What is unpacked in one go, between which others have their turn. */
const pieceBytes = 128_000

/** A zip file of a folder often has that folder around all files. */
function withoutFrame(files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> {
  if (files.has('template.conf')) return files
  const [first = ''] = files.keys()
  const frame = first.slice(0, first.indexOf('/') + 1)
  if (frame === '' || ![...files.keys()].every((name) => name.startsWith(frame))) return files
  return new Map([...files].map(([name, bytes]) => [name.slice(frame.length), bytes]))
}

/** What the disk says of names that are too long for it, and of a file that is to be a folder, too. */
const nameCodes: ReadonlySet<unknown> = new Set([
  'ENAMETOOLONG',
  'ENOTDIR',
  'EEXIST',
  'EISDIR',
  'EINVAL',
  'EILSEQ',
])

function isFromDisk(error: unknown): error is Error & { readonly code?: unknown } {
  return error instanceof Error && 'syscall' in error
}
