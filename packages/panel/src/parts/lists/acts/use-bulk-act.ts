import { useQueryClient } from '@tanstack/react-query'
import { readBulkActCall, stopBulkActCall, undoBulkActCall } from '@vitrine/contract/lists/bulk-calls'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../call/client.ts'
import { useCall } from '../../../call/use-call.ts'
import { toastError } from '../../toasts/toast.ts'
import type { BulkAct } from './act-of-room.ts'
import { isUnderWay } from './act-words.ts'
import { followAct, readAllAgain } from './follow-act.ts'

/** An act on many rows as it goes on, and what can be done about it. */
export interface BulkActNow {
  readonly act: BulkAct
  readonly stop: () => Promise<void>
  readonly undo: () => Promise<void>
}

/**
 * Follows an act until it is over. Meanwhile what the call of the list answered is asked for again whenever rows have changed, and all else that was
 * read at the end, also when its list is left meanwhile.
 */
export function useBulkAct(first: BulkAct, listCall: string): BulkActNow {
  const queries = useQueryClient()
  const [act, setAct] = useState(first)
  const seen = useRef({ changed: first.changed, isGoing: isUnderWay(first) })
  const isGoing = isUnderWay(act)
  const { data: now, isFetchedAfterMount } = useCall(
    readBulkActCall,
    { params: { bulkActId: first.id } },
    { isEnabled: isGoing, isFresh: true, everyMs: pollMs },
  )

  useEffect(() => {
    // What was kept from an earlier look is older than what is known here.
    if (now && isFetchedAfterMount) setAct(now.bulkAct)
  }, [now, isFetchedAfterMount])

  useEffect(() => {
    const before = seen.current
    seen.current = { changed: act.changed, isGoing }
    if (before.isGoing && !isGoing) void readAllAgain(queries)
    else if (before.changed !== act.changed) void queries.invalidateQueries({ queryKey: [listCall] })
  }, [queries, act.changed, isGoing, listCall])

  useEffect(
    () => () => {
      if (seen.current.isGoing) void followAct(queries, first.id)
    },
    [queries, first.id],
  )

  const ask = async (what: typeof stopBulkActCall | typeof undoBulkActCall, title: string) => {
    const outcome = await call(what, { params: { bulkActId: first.id }, body: {} })
    if (outcome.ok) setAct(outcome.reply.bulkAct)
    else toastError(title, outcome.refusal.message)
  }
  return {
    act,
    stop: () => ask(stopBulkActCall, 'It could not be stopped'),
    undo: () => ask(undoBulkActCall, 'It could not be undone'),
  }
}

const pollMs = 700
