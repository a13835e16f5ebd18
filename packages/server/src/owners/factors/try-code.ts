import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { unseal } from '../../services/seal.ts'
import { hashRecoveryCode, stepOfCode } from './codes.ts'

/** Codes tried for one account, wherever they come from. */
export const codeLimit = { max: 10, windowMs: 15 * 60_000 }

/** By what the secrets of apps are sealed. */
export function factorSeal({ secret }: Pick<Exchange['services'], 'secret'>) {
  return { purpose: 'second factor', installationSecret: secret } as const
}

/** Counts a try of a code, and says whether it is one too many. */
export function countCodeTry({ store, services }: Pick<Exchange, 'store' | 'services'>, accountId: string) {
  return store.rateLimits.take(`second-factor:${accountId}`, { ...codeLimit, nowMs: services.clock() })
}

/** Uses up a code of the app: each is worth one use, and so are those before it. False for a wrong or used one. */
export async function takeAppCode(
  tables: Pick<SiteTables, 'secondFactors'>,
  { id }: Pick<Account, 'id'>,
  {
    code,
    services,
  }: { readonly code: string; readonly services: Pick<Exchange['services'], 'clock' | 'secret'> },
): Promise<boolean> {
  const factor = await tables.secondFactors.find(id)
  const secret = factor && unseal(factor.secret, factorSeal(services))
  const step = secret ? stepOfCode(secret, code.replace(/\s/g, ''), services.clock()) : null
  return step !== null && tables.secondFactors.takeStep(id, step)
}

/** The same for either kind of code that lets somebody in: of an app that was turned on, or on paper. */
export async function takeCode(
  tables: Pick<SiteTables, 'secondFactors'>,
  account: Pick<Account, 'id'>,
  given: Parameters<typeof takeAppCode>[2],
): Promise<'app' | 'paper' | null> {
  if (/^\s*(\d\s*){6}$/.test(given.code)) {
    // Whoever sat at an open panel may have read the secret of one that nobody turned on.
    const isOn = (await tables.secondFactors.find(account.id))?.isOn ?? false
    return isOn && (await takeAppCode(tables, account, given)) ? 'app' : null
  }
  const hash = hashRecoveryCode(given.code, account.id, given.services.secret)
  return (await tables.secondFactors.takeCode(account.id, hash)) ? 'paper' : null
}
