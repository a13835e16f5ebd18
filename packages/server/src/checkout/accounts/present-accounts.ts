import type { ReplyOf } from '@vitrine/contract/call'
import type { listPaymentAccountsCall } from '@vitrine/contract/payments/account-calls'
import { takePaymentEventCall } from '@vitrine/contract/payments/event-calls'
import {
  accountKeys,
  accountLabels,
  isTestAccount,
  serviceAccountKey,
  serviceOf,
} from '@vitrine/domain/payments/gateway-keys'
import { maskedSecret } from '@vitrine/domain/website/settings/masked-secret'
import type { SiteTables } from '@vitrine/store/store'

/** The accounts as owners see them: a placeholder stands for each secret. */
export async function presentAccounts(
  tables: Pick<SiteTables, 'gatewayAccounts' | 'site'>,
  origin: string,
): Promise<ReplyOf<typeof listPaymentAccountsCall>> {
  const known = await tables.gatewayAccounts.list()
  const { payments } = (await tables.site.read()).store
  const { stripe = 'off', paypal = 'off', isTestChosen = false } = payments
  const accounts = accountKeys.map((key) => {
    const kept = known.find(({ gateway }) => gateway === key)
    const secret = kept ? maskedSecret : ''
    return {
      key,
      label: accountLabels[key],
      isTest: isTestAccount(key),
      publicKey: kept?.publicKey ?? '',
      secretKey: secret,
      webhookSecret: secret,
      webhookUrl: `${origin}${takePaymentEventCall.path.replace(':gateway', key)}`,
      isUsed: serviceAccountKey(serviceOf(key), payments[serviceOf(key)] ?? 'off') === key,
      updatedAtMs: kept?.updatedAtMs ?? null,
    }
  })
  return { accounts, stripe, paypal, isTestChosen }
}
