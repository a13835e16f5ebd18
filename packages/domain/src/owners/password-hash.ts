/** What a guess at a password costs, in argon2id. */
interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** 19 MiB, two rounds, one lane: the least that OWASP's password storage sheet accepts. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** All that hashes were ever made with, the present one last: those of before stay right until their password is chosen anew. */
const passwordCosts: readonly PasswordCost[] = [passwordCost]

/** Whether a hash is such as Vitrine makes, in PHC format: one that names another cost would have it paid by whoever types a password. */
export function isPasswordHash(text: string, costs = passwordCosts): boolean {
  const [, memoryCost, timeCost, parallelism] = made.exec(text) ?? []
  return costs.some(
    (each) =>
      String(each.memoryCost) === memoryCost &&
      String(each.timeCost) === timeCost &&
      String(each.parallelism) === parallelism,
  )
}

/** Its salt and what comes of it are of one length. */
const made = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/
