import { type AccountKey, isTestAccount, serviceOf } from './gateway-keys.ts'

/** The keys of an account with a payment service, as they were typed or are kept. */
export interface AccountKeys {
  /** PayPal: the id of the client. */
  readonly publicKey: string
  readonly secretKey: string
  /** Stripe: one signing secret, or two by a space while they are exchanged; PayPal: the id of the webhook. */
  readonly webhookSecret: string
}

type KeyErrors = Readonly<Partial<Record<keyof AccountKeys, string>>>

/** Says what is wrong with the keys of an account, by field. */
export function checkAccountKeys(keys: AccountKeys, key: AccountKey): KeyErrors {
  return serviceOf(key) === 'paypal' ? checkPaypalKeys(keys) : checkStripeKeys(keys, key)
}

function checkStripeKeys({ publicKey, secretKey, webhookSecret }: AccountKeys, key: AccountKey): KeyErrors {
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

/** PayPal's keys of both modes look the same: the service alone tells them apart. */
function checkPaypalKeys({ publicKey, secretKey, webhookSecret }: AccountKeys): KeyErrors {
  const isKey = (text: string) => /^[\w-]{20,200}$/.test(text)
  return {
    ...(!isKey(publicKey) && {
      publicKey: 'The client ID is a long row of letters and digits. Please copy it again.',
    }),
    ...(!isKey(secretKey) && {
      secretKey: 'The secret is a long row of letters and digits. Please copy it again.',
    }),
    ...(!/^[A-Z0-9]{10,50}$/i.test(webhookSecret) && {
      webhookSecret: 'The webhook ID stands beside the webhook at PayPal, such as 8PT597110X687430LKGECATA.',
    }),
  }
}
