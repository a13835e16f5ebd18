import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { readSessionCall, signOutCall } from '@vitrine/contract/owners/own-session-calls'
import { createContext, use } from 'react'
import { call } from '../call/client.ts'
import { RefusedCall } from '../call/refusal.ts'
import { noteSite } from '../call/site-of-tab.ts'
import { followLanguage } from './follow-language.ts'
import { setSessionLost } from './session-loss.ts'
import { isPanelElsewhere } from './site-href.ts'

/** Who is signed in, and to which site. */
export type Session = ReplyOf<typeof readSessionCall>

const sessionKey = ['session'] as const

/** Asks once who is signed in; null without a session. Any later call tells when that has ended. */
export function useSessionQuery(): UseQueryResult<Session | null> {
  return useQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: Number.POSITIVE_INFINITY })
}

async function readSession(): Promise<Session | null> {
  const outcome = await call(readSessionCall, {})
  // A page that is about to be loaded again is not shown any more.
  if (outcome.ok && followLanguage(outcome.reply.account.language)) return new Promise(() => undefined)
  if (outcome.ok) return noted(outcome.reply)
  if (outcome.refusal.status === 401) return null
  throw new RefusedCall(outcome.refusal)
}

/** Where the panel of several sites is at one address, the tab stays with the site that it has begun with. */
function noted(session: Session): Session {
  if (isPanelElsewhere(session)) noteSite(session.site.id)
  return session
}

/** Takes a new session into use; what was loaded before is asked for again. */
export function useEnter(): (session: Session) => void {
  const queries = useQueryClient()
  return (session) => {
    setSessionLost(false)
    if (followLanguage(session.account.language)) return
    queries.setQueryData(sessionKey, noted(session))
    void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] })
  }
}

/** Takes over what changed of the account that is signed in. */
export function useRenew(): (session: Session) => void {
  const queries = useQueryClient()
  return (session) => {
    if (!followLanguage(session.account.language)) queries.setQueryData(sessionKey, session)
  }
}

/** Asks again who is signed in and how the site is set up, after a change of its settings. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: sessionKey })
}

/** Ends the session; nothing of the shop stays in memory. */
export function useLeave(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await call(signOutCall, {})
    queries.setQueryData(sessionKey, null)
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] })
  }
}

const SessionContext = createContext<Session | null>(null)

/** Gives the session to the screens below. */
export const SessionProvider = SessionContext.Provider

/** The session of the screen; screens are shown to signed-in accounts only. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('This screen was shown without a session.')
  return session
}
