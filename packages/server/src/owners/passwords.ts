import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two rounds, one lane: the least that OWASP's password storage sheet accepts. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password for keeping, in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether a password is right. Without a hash to compare with, it takes as long and says no; '' is the hash of none. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('no password is this one')
  const isRight = await verify(passwordHash || (await decoy), password)
  return isRight && Boolean(passwordHash)
}

let decoy: Promise<string> | undefined
