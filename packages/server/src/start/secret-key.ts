import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

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
  const key = (await readFile(file, 'utf8')).trim()
  if (key.length < 32)
    throw new Error(`The file ${file} should hold the key of the installation, but it is too short.`)
  return key
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
