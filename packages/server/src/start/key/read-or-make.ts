import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { putInPlace } from '@vitrine/site/moving/put-in-place'
import { codeOf } from '@vitrine/store/engine/errors'
import { syncFolder } from '../sync-folder.ts'

/** What a file says, and whether it was made now. */
interface Made {
  readonly text: string
  readonly isNew: boolean
}

/** Reads a short file, and makes it where there is none: whole and on the disk before it has its name. Of several processes that do so at the same time one makes it. */
export async function readOrMake(file: string, fresh: string): Promise<Made> {
  const written = await readWritten(file)
  if (written !== null) return { text: written, isNew: false }
  const part = `${file}.${randomBytes(6).toString('hex')}.part`
  try {
    await writeFile(part, fresh, { mode: 0o600, flag: 'wx', flush: true })
    await putInPlace(part, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return { text: (await readWritten(file)) ?? '', isNew: false }
  } finally {
    await rm(part, { force: true })
  }
  await syncFolder(path.dirname(file))
  return { text: fresh, isNew: true }
}

async function readWritten(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return null
  }
}
