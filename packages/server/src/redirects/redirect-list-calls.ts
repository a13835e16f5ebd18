import { createHash } from 'node:crypto'
import type { exportRedirectsCall, listRedirectsCall } from '@vitrine/contract/website/panel-calls'
import { redirectsList } from '@vitrine/contract/website/redirects-list'
import type { RedirectRule } from '@vitrine/domain/website/redirect-rules'
import { type ListOfRows, listOfRows } from '@vitrine/store/lists/list-of-rows'
import type { ListAsk } from '@vitrine/store/lists/read-list'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'

interface RedirectRow extends RedirectRule {
  readonly id: string
  readonly place: number
}

/** Answers the list of redirects. */
export async function getRedirectList(
  exchange: Exchange<typeof listRedirectsCall>,
): Promise<AnswerTo<typeof listRedirectsCall>> {
  const read = readListAsk(exchange, redirectsList)
  if (!read.ok) return read.refused
  return reply(await listRedirects(exchange.store, read.ask))
}

/** Answers the list of redirects as a file. */
export async function getRedirectsFile(
  exchange: Exchange<typeof exportRedirectsCall>,
): Promise<AnswerTo<typeof exportRedirectsCall>> {
  return listFile(exchange, redirectsList, {
    read: (ask) => listRedirects(exchange.store, ask),
    cellOf: (row, key) =>
      ({ source: row.source, target: row.target, status: row.status, place: row.place })[key] ?? null,
  })
}

/** Reads redirects as rows of their list. */
export async function listRedirects({ redirects }: Pick<SiteTables, 'redirects'>, ask: ListAsk) {
  const rules = await redirects.list()
  const rows = rules.map((rule, index) => ({ ...rule, id: redirectId(rule), place: index + 1 }))
  return listOfRows(rows, redirectRows, ask)
}

/** The id of a redirect in its list: old addresses have signs that places of a list cannot have. */
export function redirectId({ source }: RedirectRule): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 24)
}

const redirectRows: ListOfRows<RedirectRow> = {
  keys: {
    name: redirectsList.name,
    columns: { place: {}, source: {}, target: {} },
    choices: { status: ['301', '302'], named: ['yes'] },
    texts: { source: { hasWords: true }, target: { hasWords: true } },
  },
  entryOf: ({ id, source, target, status, place }) => ({
    id,
    columns: { place, source, target },
    choices: { status: [String(status)], named: source.includes('[') ? ['yes'] : [] },
    texts: { source: [source], target: [target] },
    searched: [source, target],
  }),
}
