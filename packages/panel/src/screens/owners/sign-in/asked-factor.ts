import type { ReplyOf } from '@vitrine/contract/call'
import type { signInCall } from '@vitrine/contract/owners/session-calls'

/** The second factor that a sign-in waits for. */
export type AskedFactor = Extract<ReplyOf<typeof signInCall>, { readonly ticket: string }>
