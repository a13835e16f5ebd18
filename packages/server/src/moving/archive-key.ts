import { randomBytes, scrypt } from 'node:crypto'
import type { Manifest } from '@vitrine/site/moving/site-archive'
import { seal, unseal } from '../services/seal.ts'
import { installationName } from './installation-name.ts'

/** The fewest characters of a passphrase: who has the file may try as long as they like. */
export const shortestPassphrase = 12

/** The key by which the file of a site is sealed. */
export interface ArchiveKey {
  readonly key: string
  readonly noted: NonNullable<Manifest['passphrase']>
}

/** Makes a key of a passphrase. */
export async function makeArchiveKey(passphrase: string): Promise<ArchiveKey> {
  const salt = randomBytes(16).toString('base64url')
  const key = await keyOf(passphrase, salt)
  return { key, noted: { salt, proof: seal(proofText, { purpose: 'saved site', installationSecret: key }) } }
}

/** What the bytes of a file are sealed by: null where it is the key of this installation; or why they cannot be opened. */
export async function keyOfArchive(
  { passphrase: noted, installation }: Manifest,
  passphrase: string | null,
  secret: string,
): Promise<{ readonly key: string | null } | 'passphrase-missing' | 'passphrase-wrong' | 'sealed-elsewhere'> {
  if (noted === null) return installation === installationName(secret) ? { key: null } : 'sealed-elsewhere'
  if (passphrase === null) return 'passphrase-missing'
  const key = await openArchiveKey(passphrase, noted)
  return key === null ? 'passphrase-wrong' : { key }
}

/** The key that a passphrase makes with the salt of a file; null for the wrong one. */
async function openArchiveKey(
  passphrase: string,
  { salt, proof }: ArchiveKey['noted'],
): Promise<string | null> {
  const key = await keyOf(passphrase, salt)
  return unseal(proof, { purpose: 'saved site', installationSecret: key }) === proofText ? key : null
}

const proofText = 'vitrine'

/** 64 MB and some tenths of a second for each try. */
function keyOf(passphrase: string, salt: string): Promise<string> {
  const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128_000_000 }
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key.toString('base64url')),
    )
  })
}
