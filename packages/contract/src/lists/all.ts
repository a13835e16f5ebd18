import type { Call } from '../call.ts'
import { listBulkActsCall, readBulkActCall, stopBulkActCall, undoBulkActCall } from './bulk-calls.ts'
import { addViewCall, changeViewCall, listViewsCall, removeViewCall } from './view-calls.ts'

/** The calls that all lists share. */
export const listCalls: readonly Call[] = [
  listViewsCall,
  addViewCall,
  changeViewCall,
  removeViewCall,
  listBulkActsCall,
  readBulkActCall,
  stopBulkActCall,
  undoBulkActCall,
]
