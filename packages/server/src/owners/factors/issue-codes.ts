import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../../http/exchange.ts'
import { hashRecoveryCode, newRecoveryCodes } from './codes.ts'

/** Makes new codes on paper in the place of the former ones. */
export async function issueCodes(
  { secondFactors }: Pick<SiteTables, 'secondFactors'>,
  { id }: Account,
  { secret }: Pick<Exchange['services'], 'secret'>,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  await secondFactors.saveCodes(
    id,
    codes.map((code) => hashRecoveryCode(code, id, secret)),
  )
  return [...codes]
}
