import type {
  listBulkActsCall,
  readBulkActCall,
  stopBulkActCall,
  undoBulkActCall,
} from '@vitrine/contract/lists/bulk-calls'
import { type BulkAct, beginUndo, bulkProblemText, stopBulkAct } from '@vitrine/domain/lists/bulk/bulk-act'
import type { Exchange, Handler } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { wordsOf } from '../../words/panel-words.ts'
import type { BulkActHandler } from './bulk-act-handler.ts'
import { bulkActJob } from './bulk-act-job-kind.ts'
import { presentBulkAct } from './present-bulk-act.ts'
import { recordEnd } from './slice.ts'

/** So many acts are listed. */
const mostListed = 30

type Handlers = readonly BulkActHandler<unknown>[]
type OfAct = Pick<Exchange<typeof stopBulkActCall>, 'store' | 'params' | 'services' | 'account' | 'visitor'>

/** Watching, stopping and undoing acts on many rows: each for those who may do the act itself. */
export function bulkActCalls(handlers: Handlers) {
  const getBulkActs: Handler<typeof listBulkActsCall> = async (exchange) => {
    const { store, account } = exchange
    const words = wordsOf(exchange)
    const bulkActs = await store.bulkActs.list(mostListed)
    const shown = bulkActs.flatMap((bulkAct) => {
      const handler = handlerOf(handlers, bulkAct, account)
      return handler ? [presentBulkAct(store, bulkAct, handler, words)] : []
    })
    return reply({ bulkActs: await Promise.all(shown) })
  }

  const getBulkAct: Handler<typeof readBulkActCall> = async (exchange) => {
    const { store, params } = exchange
    const bulkAct = await store.bulkActs.find(params.bulkActId)
    const handler = bulkAct && handlerOf(handlers, bulkAct, exchange.account)
    if (!handler) return refuse('not-found', failureText.notFound)
    return reply({ bulkAct: await presentBulkAct(store, bulkAct, handler, wordsOf(exchange)) })
  }

  const postStop: Handler<typeof stopBulkActCall> = (exchange) =>
    changeBulkAct(exchange, handlers, (bulkAct) => stopBulkAct(bulkAct, exchange.services.clock()))

  const postUndo: Handler<typeof undoBulkActCall> = async (exchange) => {
    const { account, services, store, params } = exchange
    const by = { accountId: account?.id ?? '', byName: account?.displayName ?? '' }
    const asked = await store.bulkActs.find(params.bulkActId)
    const told = await (asked && handlerOf(handlers, asked, account)?.tell?.(exchange, asked.input))
    return changeBulkAct(exchange, handlers, (bulkAct) =>
      beginUndo({ ...bulkAct, told }, by, services.clock()),
    )
  }

  return { getBulkActs, getBulkAct, postStop, postUndo }
}

type ChangeOfAct = (bulkAct: BulkAct) => ReturnType<typeof stopBulkAct>

function changeBulkAct(
  exchange: OfAct,
  handlers: Handlers,
  change: ChangeOfAct,
): Promise<AnswerTo<typeof stopBulkActCall>> {
  const { store, params, services, account } = exchange
  return store.transaction(async (tables) => {
    const bulkAct = await tables.bulkActs.lock(params.bulkActId)
    const handler = bulkAct && handlerOf(handlers, bulkAct, account)
    if (!handler) return refuse('not-found', failureText.notFound)
    const changed = change(bulkAct)
    if (!changed.ok) return refuse(changed.problem, bulkProblemText[changed.problem])
    if (changed.bulkAct.state === 'undoing' && !handler.undo)
      return refuse('bulk-act-stays', bulkProblemText['bulk-act-stays'])

    await tables.bulkActs.save(changed.bulkAct)
    if (changed.bulkAct.state === 'undoing') await tables.jobs.enqueue(bulkActJob(services, bulkAct.id))
    else await recordEnd(tables, changed.bulkAct, { handler, services })
    return reply({ bulkAct: await presentBulkAct(tables, changed.bulkAct, handler, wordsOf(exchange)) })
  })
}

/** Who does an act, if the one who asks may do it; acts of others are not there. */
function handlerOf(
  handlers: Handlers,
  { list, act }: BulkAct,
  account: Exchange['account'],
): BulkActHandler<unknown> | undefined {
  return handlers.find(({ call: { policy }, ...each }) => {
    const isAllowed = policy.kind === 'owner' && policy.roles.some((role) => account?.roles.includes(role))
    return isAllowed && each.list.name === list && each.act === act
  })
}
