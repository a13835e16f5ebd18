import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Zip, ZipDeflate } from 'fflate'

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
    const entry = new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    entry.push(await readFile(path.join(dir, name)), true)
    yield* made
    made = []
  }
  zip.end()
  yield* made
}
