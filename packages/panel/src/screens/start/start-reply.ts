import type { ReplyOf } from '@vitrine/contract/call'
import type { readStartCall } from '@vitrine/contract/website/start-calls'

/** What the start room shows. */
export type Start = ReplyOf<typeof readStartCall>
