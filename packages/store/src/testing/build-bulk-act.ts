import { type BulkAct, emptyTally } from '@vitrine/domain/lists/bulk/bulk-act'
import { newId, noon } from './builders.ts'

/** An act on many orders that waits for its turn. */
export function buildBulkAct(bulkAct: Partial<BulkAct> = {}): BulkAct {
  return {
    id: newId(),
    list: 'orders',
    act: 'fulfill',
    label: 'Mark as fulfilled',
    input: { parcels: [] },
    view: { q: '', f: '', timeZone: 'UTC', after: '' },
    accountId: 'ada',
    byName: 'Ada',
    createdAtMs: noon,
    endedAtMs: null,
    state: 'waiting',
    tally: emptyTally,
    undo: null,
    ...bulkAct,
  }
}
