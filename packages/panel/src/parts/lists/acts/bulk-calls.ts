import { defineBulkCalls } from '@vitrine/contract/lists/bulk-calls'

/** The calls that watch, stop and undo acts on many rows. */
export const bulkCalls = defineBulkCalls({ kind: 'owner', roles: ['admin', 'storeManager'] })
