import type { SiteTables } from '@vitrine/store/store'

/** Ends the second factor and the passkeys of an account. */
export async function endFactors(
  tables: Pick<SiteTables, 'secondFactors' | 'passkeys'>,
  accountId: string,
): Promise<void> {
  await tables.secondFactors.remove(accountId)
  await tables.passkeys.removeAll(accountId)
}
