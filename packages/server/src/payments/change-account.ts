import { type AccountKeys, checkAccountKeys } from '@vitrine/domain/payments/account-keys'
import type { AccountKey } from '@vitrine/domain/payments/gateway-keys'
import { maskedSecret } from '@vitrine/domain/website/settings/masked-secret'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { openAccount, sealAccount } from './account-keys.ts'

interface Change {
  readonly key: AccountKey
  readonly typed: AccountKeys
  readonly websiteId: string
  readonly services: Pick<Services, 'secret' | 'clock'>
}

/** Takes over the keys of an account, with the secrets that stay; says by field what is wrong, and changes nothing then. */
export async function changeAccount(
  tables: Pick<SiteTables, 'gatewayAccounts'>,
  { key: gateway, typed, websiteId, services }: Change,
): Promise<Readonly<Partial<Record<keyof AccountKeys, string>>>> {
  const place = { gateway, websiteId, secret: services.secret }
  const kept = await tables.gatewayAccounts.find(gateway)
  const before = kept && openAccount(kept, place)
  const secretOf = (name: 'secretKey' | 'webhookSecret') => {
    const entered = typed[name].trim()
    return entered === maskedSecret ? (before?.[name] ?? '') : entered
  }
  const keys = {
    publicKey: typed.publicKey.trim(),
    secretKey: secretOf('secretKey'),
    webhookSecret: secretOf('webhookSecret'),
  }
  const errors = checkAccountKeys(keys, gateway)
  if (Object.keys(errors).length > 0) return errors
  const { publicKey, ...secrets } = keys
  const sealed = sealAccount(secrets, place)
  await tables.gatewayAccounts.save({ gateway, publicKey, sealed, updatedAtMs: services.clock() })
  return {}
}
