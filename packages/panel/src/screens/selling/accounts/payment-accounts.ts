import type { ReplyOf } from '@vitrine/contract/call'
import type { listPaymentAccountsCall } from '@vitrine/contract/payments/account-calls'

/** The accounts with payment services, and which of them buyers pay by. */
export type PaymentAccounts = ReplyOf<typeof listPaymentAccountsCall>

/** One of them: for real money, or for trying. */
export type PaymentAccount = PaymentAccounts['accounts'][number]
