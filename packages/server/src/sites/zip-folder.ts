import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

const deflate = promisify(deflateRaw)

/** The number that a zip file has for it. */
const deflated = 8

/** Writes a folder as a zip file, a file at a time; names that begin with a dot are left out. */
export async function* zipFolder(dir: string): AsyncGenerator<Uint8Array> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort()
  let made: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    made.push(part)
  })
  for (const name of files) {
    const bytes = await readFile(path.join(dir, name))
    // Off the thread that answers others meanwhile.
    const packed = await deflate(bytes)
    const entry: ZipInputFile = {
      filename: name,
      size: bytes.length,
      crc: crc32(bytes),
      compression: deflated,
    }
    zip.add(entry)
    entry.ondata?.(null, packed, true)
    yield* made
    made = []
  }
  zip.end()
  yield* made
}
