import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import * as argon2 from '@node-rs/argon2'

/** Salts of quick hashes begin like this. */
const quickMark = Buffer.from('quick')

/** Hashes as argon2id would write it, of any cost, in no time. */
export async function hash(password: string, cost: argon2.Options): Promise<string> {
  const salt = Buffer.concat([quickMark, randomBytes(16 - quickMark.length)])
  const { memoryCost, timeCost, parallelism } = cost
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${plain(salt)}$${plain(quickly(salt, password))}`
}

/** Whether a password is right, by a quick hash or by one of argon2id. */
export async function verify(kept: string, password: string): Promise<boolean> {
  const [salt = '', result = ''] = kept.split('$').slice(-2)
  const salted = Buffer.from(salt, 'base64')
  if (!salted.subarray(0, quickMark.length).equals(quickMark)) return argon2.verify(kept, password)
  return timingSafeEqual(Buffer.from(result, 'base64'), quickly(salted, password))
}

function quickly(salt: Buffer, password: string): Buffer {
  return createHash('sha256').update(salt).update(password).digest()
}

function plain(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
