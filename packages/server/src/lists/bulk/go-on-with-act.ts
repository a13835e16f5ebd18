import { setTimeout as wait } from 'node:timers/promises'
import { isUnderWay } from '@vitrine/domain/lists/bulk/bulk-act'
import type { SiteStore } from '@vitrine/store/store'
import { beginTurn } from '../../jobs/job-turn.ts'
import type { ActServices, BulkActHandler } from './bulk-act-handler.ts'
import { bulkActJob } from './bulk-act-job-kind.ts'
import { collectSlice } from './collect-slice.ts'
import type { PaceOfPages } from './pace-of-pages.ts'
import { performSlice } from './perform-slice.ts'
import type { SliceContext } from './slice.ts'
import { undoSlice } from './undo-slice.ts'

/** An act goes on for so long; then the next job takes over, so that other jobs have their turn. */
const turnMs = 1_000

interface ActTurn {
  readonly store: SiteStore
  readonly services: ActServices
  readonly handlers: readonly BulkActHandler<unknown>[]
  readonly pace: PaceOfPages
  /** How long is waited behind a slice, of the time that it took. */
  readonly pauseShare: number
}

/**
 * Goes on with an act, a slice of its rows to a transaction: what is changed, what became of each row, and how far the act is stand in
 * one. A process that is killed in the middle has done each row wholly or not at all, and whoever takes the job up finds the rows left.
 */
export async function goOnWithAct(
  bulkActId: string,
  { store, services, handlers, pace, pauseShare }: ActTurn,
): Promise<void> {
  const isOver = beginTurn(turnMs)
  for (;;) {
    const bulkAct = await store.bulkActs.find(bulkActId)
    if (!bulkAct || !isUnderWay(bulkAct)) return
    const handler = handlers.find(({ list, act }) => list.name === bulkAct.list && act === bulkAct.act)
    if (!handler) throw new Error(`Nobody does ${bulkAct.act} on many ${bulkAct.list}`)
    if (isOver()) return store.jobs.enqueue(bulkActJob(services, bulkActId))
    const began = performance.now()
    await nextSlice({ store, services, handler, bulkAct, pace })
    if (pauseShare > 0) await wait((performance.now() - began) * pauseShare)
  }
}

function nextSlice(context: SliceContext): Promise<void> {
  switch (context.bulkAct.state) {
    case 'waiting':
      return collectSlice(context)
    case 'undoing':
      return undoSlice(context)
    default:
      return performSlice(context)
  }
}
