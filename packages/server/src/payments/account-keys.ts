import type { AccountKey } from '@vitrine/domain/payments/gateway-keys'
import type { GatewayAccount } from '@vitrine/store/payments/gateway-accounts'
import { seal, unseal } from '../services/seal.ts'

/** The secrets of an account with a payment service: its key, and what its webhook is known by. */
export interface AccountSecrets {
  readonly secretKey: string
  /** Stripe: the signing secret, or several by spaces; PayPal: the id of the webhook. */
  readonly webhookSecret: string
}

interface Keeper {
  readonly gateway: AccountKey
  readonly websiteId: string
  /** The secret of the installation. */
  readonly secret: string
}

/** The secrets of an account as they are kept: for one site and one account. */
export function sealAccount(secrets: AccountSecrets, { gateway, websiteId, secret }: Keeper): string {
  const text = JSON.stringify([websiteId, gateway, secrets.secretKey, secrets.webhookSecret])
  return seal(text, { purpose: 'payment keys', installationSecret: secret })
}

/** The secrets of an account; null where they were sealed by another installation, or for another site. */
export function openAccount(
  { sealed }: Pick<GatewayAccount, 'sealed'>,
  { gateway, websiteId, secret }: Keeper,
): AccountSecrets | null {
  const text = unseal(sealed, { purpose: 'payment keys', installationSecret: secret })
  if (text === null) return null
  const parts: unknown = JSON.parse(text)
  if (!Array.isArray(parts) || parts[0] !== websiteId || parts[1] !== gateway) return null
  return { secretKey: String(parts[2]), webhookSecret: String(parts[3]) }
}
