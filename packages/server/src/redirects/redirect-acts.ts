import { removeRedirectsCall } from '@vitrine/contract/website/redirect-act-calls'
import { redirectsList } from '@vitrine/contract/website/redirects-list'
import { maxRedirects, type RedirectRule, ringText } from '@vitrine/domain/website/redirect-rules'
import { type BulkActHandler, changedSince } from '../lists/bulk/bulk-act-handler.ts'
import { listRedirects, redirectId } from './redirect-list-calls.ts'

/** What is kept of a redirect: the first that fits an address is followed, so where it stood counts. */
interface Before {
  readonly rule: RedirectRule
  readonly position: number
}

/** The rules by their ids. */
type Rules = ReadonlyMap<string, RedirectRule>

/** Removes many redirects. Undone, each is again where it stood, unless its address has got another one since, or leads back to it. */
export const removeRedirectsAct: BulkActHandler<unknown> = {
  call: removeRedirectsCall,
  list: redirectsList,
  act: 'delete',
  sort: 'source',
  isSeen: true,
  read: listRedirects,
  async readAhead({ tables, isDryRun }): Promise<Rules> {
    // Who else writes rules waits: none is removed that is another one meanwhile.
    if (!isDryRun) await tables.site.lock()
    return new Map((await tables.redirects.list()).map((rule) => [redirectId(rule), rule]))
  },
  async judge({ rowId, tables, ahead }) {
    const rule = (ahead as Rules).get(rowId)
    const position = rule && (await tables.redirects.position(rule.source))
    if (!rule || position === undefined) return { kind: 'unchanged' }
    const before: Before = { rule, position }
    const write = () => tables.redirects.remove(rule.source)
    return { kind: 'change', rowName: rule.source, before, write }
  },
  async undo({ before, tables }) {
    const { rule, position } = before as Before
    const { redirects, site } = tables
    await site.lock()
    const rules = await redirects.list()
    if (rules.length >= maxRedirects || rules.some(({ source }) => source === rule.source))
      return changedSince
    const message = ringText(rules, rule)
    if (message !== null) return { kind: 'kept', message }
    await redirects.put(rule, position)
    return { kind: 'undone' }
  },
}
