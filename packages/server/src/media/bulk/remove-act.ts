import { removeFilesCall } from '@vitrine/contract/media/act-calls'
import { mediaList } from '@vitrine/contract/media/media-list'
import { mediaProblemText } from '@vitrine/domain/media/media-text'
import { type BulkActHandler, rowGone } from '../../lists/bulk/bulk-act-handler.ts'
import { removeEntry } from '../remove-entry.ts'

/** Removes many files for good, by the rule of a single one: what the site names stays. */
export const removeFilesAct: BulkActHandler<unknown> = {
  call: removeFilesCall,
  list: mediaList,
  act: 'remove',
  sort: '-added',
  isSeen: true,
  read: (tables, ask) => tables.media.list(ask),
  async judge({ rowId, tables, isDryRun, services }) {
    // Nobody begins to use it between the look and the removal.
    const entry = await (isDryRun ? tables.media.find(rowId) : tables.media.lock(rowId))
    if (!entry) return rowGone
    const rowName = entry.title || entry.filename
    const uses = await tables.media.uses(rowId, 1)
    if (uses.length > 0) return { kind: 'refused', rowName, message: mediaProblemText['file-in-use'] }
    return { kind: 'change', rowName, before: null, write: () => removeEntry(tables, services, entry) }
  },
}
