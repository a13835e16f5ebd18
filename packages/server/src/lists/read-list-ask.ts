import type { ListQuery } from '@vitrine/contract/lists/list-call'
import type { ListDescription } from '@vitrine/domain/lists/list-description'
import { type ListProblem, listProblemText, readStart, readView } from '@vitrine/domain/lists/list-request'
import type { ListAsk } from '@vitrine/store/lists/read-list'
import type { Exchange } from '../http/exchange.ts'
import { type Refusal, refuse } from '../http/reply/reply.ts'

/** Rows of a page where nobody says how many. */
const usualLimit = 50

type ReadAsk =
  | { readonly ok: true; readonly ask: ListAsk }
  | { readonly ok: false; readonly refused: Refusal }

/** Reads what is asked of a list; refuses what the list does not know. */
export function readListAsk(
  { query, site, services }: Pick<Exchange, 'site' | 'services'> & { readonly query: ListQuery },
  list: ListDescription,
): ReadAsk {
  const moment = { timeZone: site.timeZone, nowMs: services.clock() }
  const viewed = readView(query, list, moment)
  if (!viewed.ok) return refused(viewed)
  const started = readStart(query, viewed.view.sort, list)
  if (!started.ok) return refused(started)
  return { ok: true, ask: { ...viewed.view, start: started.start, limit: query.limit ?? usualLimit } }
}

function refused({ problem, field }: { readonly problem: ListProblem; readonly field: string }): ReadAsk {
  const message = listProblemText[problem]
  return { ok: false, refused: refuse('fields-wrong', message, { errors: { [field]: message } }) }
}
