import { hidePagesCall, showPagesCall } from '@vitrine/contract/website/page-bulk-calls'
import { pagesList } from '@vitrine/contract/website/pages-list'
import type { Collection } from '@vitrine/domain/content/collection'
import { homeStaysText } from '@vitrine/domain/content/pages/page-role'
import type { SiteTables } from '@vitrine/store/store'
import {
  type ActCall,
  type BulkActHandler,
  changedSince,
  rowGone,
} from '../../lists/bulk/bulk-act-handler.ts'
import { listPages } from './page-list-calls.ts'

/** What is done to many pages at once. */
export const pageActs: readonly BulkActHandler<unknown>[] = [
  shownAct(showPagesCall, 'show', true),
  shownAct(hidePagesCall, 'hide', false),
]

/** Shows many pages to visitors, or hides them; the home page stays. */
function shownAct(call: ActCall, act: string, isEnabled: boolean): BulkActHandler<unknown> {
  return {
    call,
    list: pagesList,
    act,
    sort: 'address',
    isSeen: true,
    // Kinds, menus and addresses are the template's to say, which is known where the act is asked for.
    async selected(exchange, ask) {
      const { rows } = await listPages(exchange, ask)
      return rows.map(({ id }) => id)
    },
    read: () => Promise.reject(new Error('Pages are chosen while their act is asked for')),

    async judge({ rowId, tables, isDryRun, stamp }) {
      const page = await (isDryRun ? tables.collections.find(rowId) : tables.collections.lock(rowId))
      if (!page) return rowGone
      if (page.isEnabled === isEnabled) return { kind: 'unchanged' }
      if (page.isHomepage && !isEnabled)
        return { kind: 'refused', rowName: page.title, message: homeStaysText }
      const write = () => saveShown(tables, page, { isEnabled, ...stamp })
      return { kind: 'change', rowName: page.title, before: { isEnabled: page.isEnabled }, write }
    },

    async undo({ rowId, tables, stamp }) {
      const page = await tables.collections.lock(rowId)
      if (page?.isEnabled !== isEnabled) return changedSince
      if (page.isHomepage && isEnabled) return { kind: 'kept', message: homeStaysText }
      await saveShown(tables, page, { isEnabled: !isEnabled, ...stamp })
      return { kind: 'undone' }
    },
  }
}

async function saveShown(
  { collections }: SiteTables,
  page: Collection,
  { isEnabled, nowMs }: { readonly isEnabled: boolean; readonly nowMs: number },
): Promise<void> {
  const updatedAtMs = Math.max(nowMs, page.updatedAtMs + 1)
  await collections.save({ ...page, isEnabled, updatedAtMs })
}
