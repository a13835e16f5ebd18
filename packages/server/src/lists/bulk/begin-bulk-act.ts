import type { BodyOf } from '@vitrine/contract/call'
import {
  type BulkAct,
  type BulkView,
  bulkProblemText,
  emptyTally,
  isSameAct,
} from '@vitrine/domain/lists/bulk/bulk-act'
import { checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { Exchange, Handler } from '../../http/exchange.ts'
import { type Refusal, refuse, reply } from '../../http/reply/reply.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { readListAsk } from '../read-list-ask.ts'
import type { ActCall, BulkActHandler } from './bulk-act-handler.ts'
import { bulkActJob } from './bulk-act-job-kind.ts'
import { dryRun } from './dry-run.ts'
import { presentBulkAct } from './present-bulk-act.ts'
import { walkView } from './walk-view.ts'

/** Answers the call of an act: what it would do, or that it goes on by itself from here. */
export function postBulkAct(handler: BulkActHandler<unknown>): Handler<ActCall> {
  return async (asked) => {
    const { store, services } = asked
    const errors = handler.checkInput?.(asked.body.input)
    if (errors) return refuse('fields-wrong', checkFieldsText, { errors })
    const chosen = await chooseRows(asked, handler)
    if (!chosen.ok) return chosen.refused
    const exchange = { ...asked, body: { ...asked.body, selection: chosen.selection } }
    const told = await handler.tell?.(asked, asked.body.input)
    if (asked.body.isDryRun) return reply({ dryRun: await judgeAll(exchange, handler, told) })

    const rowIds = 'ids' in chosen.selection ? [...new Set(chosen.selection.ids)] : []
    const bulkAct = { ...newBulkAct(exchange, handler, rowIds.length), told }
    const begun = await store.transaction(async ({ bulkActs, jobs }) => {
      if (!(await bulkActs.insert(bulkAct))) return await bulkActs.find(bulkAct.id)
      await bulkActs.addRows(bulkAct.id, rowIds)
      await jobs.enqueue(bulkActJob(services, bulkAct.id))
      return bulkAct
    })
    if (!begun || !isSameAct(begun, bulkAct))
      return refuse('bulk-act-other', bulkProblemText['bulk-act-other'])
    return reply({ bulkAct: await presentBulkAct(store, begun, handler, wordsOf(asked)) })
  }
}

type Selection = BodyOf<ActCall>['selection']

/** What is selected, if the list knows it; a view whose rows can only be told now becomes these rows. */
async function chooseRows(
  exchange: Exchange<ActCall>,
  handler: BulkActHandler<unknown>,
): Promise<
  { readonly ok: true; readonly selection: Selection } | { readonly ok: false; readonly refused: Refusal }
> {
  const { selection } = exchange.body
  if ('ids' in selection) return { ok: true, selection }
  const read = readListAsk({ ...exchange, query: { ...selection.view, sort: handler.sort } }, handler.list)
  if (!read.ok) return read
  const ids = await handler.selected?.(exchange, { ...read.ask, start: null, limit: mostAtHand })
  return { ok: true, selection: ids ? { ids: [...ids] } : selection }
}

/** More rows than any list has whose rows are all at hand. */
const mostAtHand = 1_000_000

function newBulkAct(
  { body, account, services, site }: Exchange<ActCall>,
  handler: BulkActHandler<unknown>,
  total: number,
): BulkAct {
  const { list, act } = handler
  const described = list.acts.find(({ key }) => key === act)
  const view = viewOf(body, site.timeZone)
  return {
    id: body.key ?? services.newId(),
    list: list.name,
    act,
    label: handler.label?.(body.input) ?? described?.label ?? act,
    input: body.input,
    view,
    accountId: account?.id ?? '',
    byName: account?.displayName ?? '',
    createdAtMs: services.clock(),
    endedAtMs: null,
    state: view ? 'waiting' : 'running',
    tally: { ...emptyTally, total },
    undo: null,
  }
}

function viewOf({ selection }: BodyOf<ActCall>, timeZone: string): BulkView | null {
  if ('ids' in selection) return null
  const { q = '', f = '' } = selection.view
  return { q, f, timeZone, after: '' }
}

async function judgeAll(exchange: Exchange<ActCall>, handler: BulkActHandler<unknown>, told: unknown) {
  const { body, store, services, account } = exchange
  const stamp = {
    nowMs: services.clock(),
    by: account?.displayName ?? '',
    accountId: account?.id ?? '',
  }
  const slice = { tables: store, isDryRun: true }
  const ahead = await handler.readAhead?.(slice)
  return dryRun(selectedRows(exchange, handler), {
    judge: (rowId) => handler.judge({ ...slice, rowId, ahead, told, input: body.input, stamp, services }),
    list: handler.list,
    words: wordsOf(exchange),
    clock: () => performance.now(),
  })
}

/** The ids of what is selected, a page of a view at a time. */
async function* selectedRows(
  { body, store, services, site }: Exchange<ActCall>,
  handler: BulkActHandler<unknown>,
): AsyncIterable<string> {
  const { selection } = body
  if ('ids' in selection) return yield* new Set(selection.ids)
  const view = viewOf(body, site.timeZone)
  const atMs = services.clock()
  for (let after: string | null = ''; view !== null && after !== null; ) {
    const { rowIds, next }: Awaited<ReturnType<typeof walkView>> = await walkView(
      store,
      { view: { ...view, after }, atMs },
      handler,
    )
    yield* rowIds
    after = next
  }
}
