import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { zipFolder } from '../sites/zip-folder.ts'

/** A hash of the files of a template, whatever its folder is called; null where there is none. */
export async function hashTemplate(dir: string): Promise<string | null> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.') || part === 'node_modules'))
    .sort()
  if (names.length === 0) return null
  const hash = createHash('sha256')
  for (const name of names) {
    const bytes = await readFile(path.join(dir, name))
    hash.update(JSON.stringify([name, bytes.length])).update(bytes)
  }
  return hash.digest('hex')
}

/** Writes a template as a zip file, as owners get it. */
export async function zipTemplate(dir: string, file: string): Promise<void> {
  await pipeline(Readable.from(zipFolder(dir)), createWriteStream(file, { mode: 0o600 }))
}
