import type { SiteTables } from '@vitrine/store/store'

/** Ends the second factor and the passkeys of an account; says whether there were any. */
export async function endFactors(
  tables: Pick<SiteTables, 'secondFactors' | 'passkeys'>,
  accountId: string,
): Promise<boolean> {
  const isOn = (await tables.secondFactors.find(accountId))?.isOn ?? false
  const hadPasskeys = (await tables.passkeys.list(accountId)).length > 0
  await tables.secondFactors.remove(accountId)
  await tables.passkeys.removeAll(accountId)
  return isOn || hadPasskeys
}
