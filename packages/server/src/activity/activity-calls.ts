import type {
  exportActivityCall,
  listActivityCall,
  readActCall,
  undoActCall,
} from '@vitrine/contract/activity/activity-calls'
import { activityList } from '@vitrine/contract/activity/activity-list'
import { changesCounts } from '@vitrine/domain/activity/changes-counts'
import type { DocumentImage } from '@vitrine/domain/activity/document-image'
import { fieldChanges } from '@vitrine/domain/activity/field-changes'
import { hasFixedName } from '@vitrine/domain/activity/make-image'
import { imageKindText } from '@vitrine/domain/activity/undo-image'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'
import type { AuditEntry } from '@vitrine/store/activity/audit-log'
import type { ListAsk } from '@vitrine/store/lists/read-list'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'
import { panelLanguageOf, wordsOf } from '../words/panel-words.ts'
import { presentActs, whereUndone, whyNotUndone } from './present-act.ts'
import { refuseConfirmation, undoAct, whyNotTheirs } from './undo-act.ts'

/** Answers what owners did. */
export async function getActivity(
  exchange: Exchange<typeof listActivityCall>,
): Promise<AnswerTo<typeof listActivityCall>> {
  const read = readListAsk(exchange, activityList)
  if (!read.ok) return read.refused
  const page = await exchange.store.auditLog.search(withinReach(read.ask, exchange))
  return reply({ ...page, rows: await presentActs(page.rows, exchange, wordsOf(exchange)) })
}

/** Answers what owners did as a file. */
export async function getActivityFile(
  exchange: Exchange<typeof exportActivityCall>,
): Promise<AnswerTo<typeof exportActivityCall>> {
  return listFile(exchange, activityList, {
    read: async (ask) => {
      const page = await exchange.store.auditLog.search(withinReach(ask, exchange))
      return { ...page, rows: await presentActs(page.rows, exchange, wordsOf(exchange)) }
    },
    cellOf: (row, key) => {
      if (key === 'at') return { atMs: row.atMs }
      if (key === 'undone') return row.isUndone
      const { person, what, kind, act, from } = row
      return { person, what, kind, act, from }[key] ?? null
    },
  })
}

/** Answers one act with what stood before and after. */
export async function getAct(exchange: Exchange<typeof readActCall>): Promise<AnswerTo<typeof readActCall>> {
  const { store, site, params } = exchange
  const entry = await findAct(exchange, params.actId)
  if (!entry) return refuse('not-found', notFoundText)
  const words = wordsOf(exchange)
  const [act] = await presentActs([entry], exchange, words)
  if (!act) return refuse('not-found', notFoundText)
  const images = await store.auditLog.images(entry.id)
  const whyNot =
    (await whereUndone(entry, exchange)) ??
    whyNotUndone(entry, exchange) ??
    (await whyNotTheirs(exchange, entry))
  const written = {
    ...{ currency: site.store.currency, timeZone: site.timeZone, say: words.say },
    decimalSign: panelLanguageOf(exchange) === 'de' ? (',' as const) : ('.' as const),
  }
  return reply({
    act,
    undoneBy: entry.undoneBy || null,
    undoes: entry.undoes || null,
    whyNot: whyNot === null ? null : words.sayRefusal(whyNot),
    documents: images.map((image) => ({
      name: hasFixedName(image.kind) ? words.say(image.name) : image.name,
      kind: imageKindText[image.kind],
      change: changeOf(image),
      isCut: image.isCut,
      changesCounts: changesCounts(image),
      fields: fieldChanges(image, written).map((change) => ({
        ...change,
        label: words.sayField(change.label),
      })),
    })),
  })
}

/** Puts back what stood before an act. */
export async function postUndo(
  exchange: Exchange<typeof undoActCall>,
): Promise<AnswerTo<typeof undoActCall>> {
  const entry = await findAct(exchange, exchange.params.actId)
  if (!entry) return refuse('not-found', notFoundText)
  const whyNot = whyNotUndone(entry, exchange)
  const words = wordsOf(exchange)
  if (whyNot !== null) return refuse('changed-meanwhile', whyNot)
  const unproved = await refuseConfirmation(exchange, entry)
  if (unproved) return unproved
  const undone = await undoAct(exchange, entry)
  if (!undone.ok) return refuse(undone.problem, undone.message)
  const [act] = await presentActs([undone.entry], exchange, words)
  return act ? reply({ act }) : refuse('not-found', notFoundText)
}

function changeOf({ before, after, isCut }: DocumentImage) {
  if (isCut || (before && after)) return 'changed'
  return before ? 'removed' : 'added'
}

const seesAll = ({ account }: Pick<Exchange, 'account'>) => account?.roles.includes('admin') ?? false

/** What others did is for administrators; the rest see what they did themselves. */
function withinReach(ask: ListAsk, exchange: Pick<Exchange, 'account'>): ListAsk {
  const own = { kind: 'among', key: 'account', values: [exchange.account?.id ?? ''] } as const
  const tests = ask.tests.map((test) =>
    test.key === 'mine' && test.kind === 'among' ? { ...own, isNot: test.isNot } : test,
  )
  return { ...ask, tests: seesAll(exchange) ? tests : [...tests, { ...own, isNot: false }] }
}

/** An act that whoever asks may see. */
async function findAct(
  exchange: Pick<Exchange, 'store' | 'account'>,
  id: string,
): Promise<AuditEntry | undefined> {
  const entry = await exchange.store.auditLog.find(id)
  return entry && (seesAll(exchange) || entry.accountId === exchange.account?.id) ? entry : undefined
}
