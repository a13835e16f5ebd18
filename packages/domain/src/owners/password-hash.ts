/** argon2id with 19 MiB, two rounds, one lane: the least that OWASP's password storage sheet accepts. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash that Vitrine makes of a password, in PHC format: its salt and what comes of it are of one length. */
const made = new RegExp(
  `^\\$argon2id\\$v=19\\$m=${passwordCost.memoryCost},t=${passwordCost.timeCost},p=${passwordCost.parallelism}\\$[A-Za-z0-9+/]{22}\\$[A-Za-z0-9+/]{43}$`,
)

/** Whether a hash is such as Vitrine makes: one that names another cost would have it paid by whoever types a password. */
export function isPasswordHash(text: string): boolean {
  return made.test(text)
}
