import { hash, verify } from '@node-rs/argon2'
import { isPasswordHash, passwordCost } from '@vitrine/domain/owners/password-hash'

/** Hashes a password for keeping, in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordCost)
}

/**
 * Whether a password is right. Without a hash to compare with, it takes as long and says no: '' is the hash of none, and no password fits one
 * that was not made here, whose cost may be any.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('no password is this one')
  const known = passwordHash !== undefined && isPasswordHash(passwordHash) ? passwordHash : null
  const isRight = await verify(known ?? (await decoy), password)
  return isRight && known !== null
}

let decoy: Promise<string> | undefined
