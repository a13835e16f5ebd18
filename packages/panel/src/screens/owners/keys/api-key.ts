import type { ReplyOf } from '@vitrine/contract/call'
import type { listKeysCall } from '@vitrine/contract/owners/key-calls'

/** A key as it is shown, without its secret. */
export type ApiKey = ReplyOf<typeof listKeysCall>['keys'][number]
