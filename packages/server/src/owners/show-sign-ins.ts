import type { ReplyOf } from '@vitrine/contract/call'
import type { readAccountCall } from '@vitrine/contract/owners/account-calls'
import type { Session } from '@vitrine/store/owners/sessions'
import { hashToken } from '../http/visitor/token-hash.ts'
import type { PanelWords } from '../words/panel-words.ts'

/** Sessions as they are shown, each without its secret; `ownTokenHash` is that of the session that asks. */
export function showSignIns(
  sessions: readonly Session[],
  ownTokenHash: string | null,
  { sayDevice }: Pick<PanelWords, 'sayDevice'>,
): ReplyOf<typeof readAccountCall>['signIns'] {
  return sessions.map((session) => ({
    id: signInId(session),
    device: sayDevice(session.device),
    network: session.network,
    createdAtMs: session.createdAtMs,
    lastSeenAtMs: session.lastSeenAtMs,
    isThis: session.tokenHash === ownTokenHash,
  }))
}

/** What a session is called outside: nothing that its secret, or what is stored of it, follows from. */
export function signInId({ tokenHash }: Pick<Session, 'tokenHash'>): string {
  return hashToken(tokenHash).slice(0, 24)
}
