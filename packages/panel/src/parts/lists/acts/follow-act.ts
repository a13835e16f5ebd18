import type { QueryClient } from '@tanstack/react-query'
import { readBulkActCall } from '@vitrine/contract/lists/bulk-calls'
import { call } from '../../../call/client.ts'
import { isUnderWay } from './act-words.ts'

const lookEveryMs = 3_000

/**
 * Follows an act whose list was left before it was over, so that what it made old is read again all the same; no longer than somebody is signed
 * in.
 */
export async function followAct(queries: QueryClient, bulkActId: string): Promise<void> {
  let isGoing = true
  while (isGoing) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    if (!queries.getQueryData(['session'])) return
    const outcome = await call(readBulkActCall, { params: { bulkActId } })
    // Where nobody can say how it goes, what was read may be old already.
    isGoing = outcome.ok && isUnderWay(outcome.reply.bulkAct)
  }
  await readAllAgain(queries)
}

/** Has all read again, as an act may have changed any of it; who is signed in stays who it is. */
export function readAllAgain(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
}
