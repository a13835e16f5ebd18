import { removeRedirectsCall } from '@vitrine/contract/website/redirect-act-calls'
import { redirectsList } from '@vitrine/contract/website/redirects-list'
import { maxRedirects, type RedirectRule } from '@vitrine/domain/website/redirect-rules'
import { type BulkActHandler, changedSince } from '../lists/bulk/bulk-act-handler.ts'
import { listRedirects, redirectId } from './redirect-list-calls.ts'

/** What is kept of a redirect: the first that fits an address is followed, so where it stood counts. */
interface Before {
  readonly rule: RedirectRule
  readonly position: number
}

/** Removes many redirects. Undone, each is again where it stood, unless its address has got another one since. */
export const removeRedirectsAct: BulkActHandler<unknown> = {
  call: removeRedirectsCall,
  list: redirectsList,
  act: 'delete',
  sort: 'source',
  isSeen: true,
  read: listRedirects,
  async judge({ rowId, tables }) {
    const rule = (await tables.redirects.list()).find((each) => redirectId(each) === rowId)
    const position = rule && (await tables.redirects.position(rule.source))
    if (!rule || position === undefined) return { kind: 'unchanged' }
    const before: Before = { rule, position }
    const write = () => tables.redirects.remove(rule.source)
    return { kind: 'change', rowName: rule.source, before, write }
  },
  async undo({ before, tables }) {
    const { rule, position } = before as Before
    const rules = await tables.redirects.list()
    if (rules.length >= maxRedirects || rules.some(({ source }) => source === rule.source))
      return changedSince
    await tables.redirects.put(rule, position)
    return { kind: 'undone' }
  },
}
