import type { MailHook } from '@vitrine/store/newsletter/campaigns/campaigns'
import { seal, unseal } from '../../services/seal.ts'

interface Keeper {
  readonly websiteId: string
  /** The secret of the installation. */
  readonly secret: string
}

/** The key of a mail service as it is kept. */
export function sealHookKey(key: string, { websiteId, secret }: Keeper): string {
  return seal(`${websiteId} ${key}`, { purpose: 'mail hook', installationSecret: secret })
}

/** The key of a mail service; null where it was sealed by another installation, or for another site. */
export function openHookKey(
  { sealed }: Pick<MailHook, 'sealed'>,
  { websiteId, secret }: Keeper,
): string | null {
  const opened = unseal(sealed, { purpose: 'mail hook', installationSecret: secret })
  return opened?.startsWith(`${websiteId} `) ? opened.slice(websiteId.length + 1) : null
}
