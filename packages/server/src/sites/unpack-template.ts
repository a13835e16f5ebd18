import { createReadStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Unzip, UnzipInflate } from 'fflate'
import { placeOfEntry } from './template-entry.ts'
import { entriesOfZip } from './zip-directory.ts'

/** What a template may come to when it is unpacked: the largest of the surveyed ones has a tenth of it. */
const unpackLimits = { files: 3_000, fileBytes: 20_000_000, totalBytes: 120_000_000 }

/** Why a zip file is not unpacked. */
export type UnpackProblem = 'no-zip' | 'too-much' | 'name-wrong' | 'link' | 'no-conf'

/** The words for it. */
export const unpackProblemText: Readonly<Record<UnpackProblem, string>> = {
  'no-zip': 'The file is no zip file, or is damaged.',
  'too-much':
    'There is too much in the file: a template has at most 3,000 files and 120 MB, and no file over 20 MB.',
  'name-wrong': 'A file in it has a name that leads out of its folder, or that is no plain name.',
  link: 'A file in it is a link to another one. Put the file itself in its place.',
  'no-conf': 'There is no template.conf in it. Choose the folder of a site template.',
}

/** Something that ends the unpacking. */
class UnpackError extends Error {
  readonly problem: UnpackProblem

  constructor(problem: UnpackProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Unpacks a zip file into an empty folder; null when it is done. It is read as a stream and counted as it grows, whatever its own sizes
 * say; folders and what systems hide in such files are left out: plain files are written, and nothing else. What was cut short, or has links
 * that would be files with a path in them, is not begun.
 */
export async function unpackTemplate(zipFile: string, into: string): Promise<UnpackProblem | null> {
  try {
    const listed = entriesOfZip(await readFile(zipFile))?.filter(({ name }) => placeOfEntry(name) !== '')
    if (listed === undefined) return 'no-zip'
    // Counted before one of them is read: thousands of tiny files cost more time than their size tells.
    if (listed.length > unpackLimits.files) return 'too-much'
    if (listed.some(({ isLink }) => isLink)) return 'link'
    const files = withoutFrame(await readEntries(zipFile))
    if (!files.has('template.conf')) return 'no-conf'
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

async function readEntries(zipFile: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  let totalBytes = 0
  let failure: unknown = null
  let isBegun = false
  const unzip = new Unzip((entry) => {
    isBegun = true
    const name = placeOfEntry(entry.name)
    if (name === null) throw new UnpackError('name-wrong')
    if (name === '') return
    if (files.size >= unpackLimits.files) throw new UnpackError('too-much')
    const parts: Uint8Array[] = []
    let bytes = 0
    entry.ondata = (error, part, isLast) => {
      if (error) {
        failure ??= error
        return
      }
      bytes += part.length
      totalBytes += part.length
      if (bytes > unpackLimits.fileBytes || totalBytes > unpackLimits.totalBytes)
        throw new UnpackError('too-much')
      parts.push(part)
      if (isLast) files.set(name, Buffer.concat(parts))
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  // A part grows a thousandfold at most, so that no bomb fills the memory before it is counted.
  for await (const part of createReadStream(zipFile, { highWaterMark: 8_192 })) {
    unzip.push(part)
    if (failure !== null) throw failure
    // Others have their turn: a list may have left out entries that stand in the file.
    await setImmediate()
  }
  unzip.push(new Uint8Array(0), true)
  if (!isBegun || failure !== null) throw failure ?? new UnpackError('no-zip')
  return files
}

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
