import { wantsSecondFactor } from '@vitrine/domain/owners/second-factor'
import type { Site } from '@vitrine/domain/website/site'
import type { Account } from '@vitrine/store/owners/accounts'
import type { SiteTables } from '@vitrine/store/store'

/** Whether a role of an account asks for a second factor or a passkey, and it has neither. */
export async function lacksSecondFactor(
  site: Pick<Site, 'secondFactorRoles'>,
  { id, roles }: Account,
  tables: Pick<SiteTables, 'secondFactors' | 'passkeys'>,
): Promise<boolean> {
  if (!wantsSecondFactor(site, roles)) return false
  if ((await tables.secondFactors.find(id))?.isOn) return false
  return (await tables.passkeys.list(id)).length === 0
}
