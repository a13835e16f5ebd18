import { type AccountKey, isTestAccount } from './gateway-keys.ts'

/** The keys of an account with Stripe, as they were typed or are kept. */
export interface StripeKeys {
  readonly publicKey: string
  readonly secretKey: string
  /** One signing secret, or two by a space while they are exchanged. */
  readonly webhookSecret: string
}

/** Says what is wrong with the keys of an account, by field. */
export function checkStripeKeys(
  { publicKey, secretKey, webhookSecret }: StripeKeys,
  key: AccountKey,
): Readonly<Partial<Record<keyof StripeKeys, string>>> {
  const mode = isTestAccount(key) ? 'test' : 'live'
  const isPublic = new RegExp(`^pk_${mode}_[\\w-]{3,250}$`).test(publicKey)
  const isSecret = new RegExp(`^[rs]k_${mode}_[\\w-]{3,250}$`).test(secretKey)
  const isSigning = /^whsec_[\w+/=-]{8,250}(?: +whsec_[\w+/=-]{8,250})?$/.test(webhookSecret)
  return {
    ...(!isPublic && { publicKey: `The publishable key begins with pk_${mode}_. Please copy it again.` }),
    ...(!isSecret && {
      secretKey: `The secret key begins with sk_${mode}_, a restricted one with rk_${mode}_.`,
    }),
    ...(!isSigning && { webhookSecret: 'The signing secret of the webhook begins with whsec_.' }),
  }
}
