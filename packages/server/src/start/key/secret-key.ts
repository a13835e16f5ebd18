import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { SettingsError } from '../settings.ts'
import { readOrMake } from './read-or-make.ts'

/** Reads the key of the installation, and makes it on the first start; only its owner may read the file. */
export async function readSecretKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret')
  const { text } = await readOrMake(file, randomBytes(48).toString('base64url'))
  if (text.length < 32) throw new SettingsError(brokenText(file))
  return text
}

function brokenText(file: string): string {
  return `The file ${file} should hold the key of the installation, but is empty or cut off.
Bring it back from a backup. If there is none, remove it: the next start makes a new one, by which links in old mails, gift cards
and keys of services that were sealed by the former one do not open any more.`
}
