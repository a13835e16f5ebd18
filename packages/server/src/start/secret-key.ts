import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Reads the key of the installation, and makes it on the first start; only its owner may read the file. */
export async function readSecretKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret')
  const fresh = randomBytes(48).toString('base64url')
  try {
    await writeFile(file, fresh, { mode: 0o600, flag: 'wx' })
    return fresh
  } catch (error) {
    if (!isExisting(error)) throw error
  }
  const key = await readWritten(file)
  if (key.length < 32)
    throw new Error(`The file ${file} should hold the key of the installation, but it is too short.`)
  return key
}

/** Another server that starts at the same time may be just writing it. */
async function readWritten(file: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const key = (await readFile(file, 'utf8')).trim()
    if (key !== '' || attempt === 20) return key
    await wait(50)
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
