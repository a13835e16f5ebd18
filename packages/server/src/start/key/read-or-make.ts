import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { putInPlace } from '@vitrine/site/moving/put-in-place'
import { syncFolder } from '@vitrine/site/moving/sync-folder'
import { codeOf } from '@vitrine/store/engine/errors'

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

/** Disks without links have the name for a moment before they have what is in the file. */
const looks = 10
const betweenLooksMs = 50

async function readWritten(file: string): Promise<string | null> {
  try {
    for (let look = 1; ; look += 1) {
      const text = (await readFile(file, 'utf8')).trim()
      if (text !== '' || look === looks) return text
      await wait(betweenLooksMs)
    }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return null
  }
}
