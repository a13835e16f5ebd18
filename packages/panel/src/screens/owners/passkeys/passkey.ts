import type { ReplyOf } from '@vitrine/contract/call'
import type { listPasskeysCall } from '@vitrine/contract/owners/passkey-calls'

/** A passkey of the account. */
export type Passkey = ReplyOf<typeof listPasskeysCall>['passkeys'][number]
