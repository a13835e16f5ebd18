import {
  listBulkActsCall,
  readBulkActCall,
  stopBulkActCall,
  undoBulkActCall,
} from '@vitrine/contract/lists/bulk-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../http/mount.ts'
import { postBulkAct } from '../lists/bulk/begin-bulk-act.ts'
import { bulkActCalls } from '../lists/bulk/bulk-act-calls.ts'
import { bulkActs } from './bulk-acts.ts'

/** Puts the acts on many rows on the server, and what watches them. */
export function mountBulkActs(app: FastifyInstance): void {
  const { getBulkActs, getBulkAct, postStop, postUndo } = bulkActCalls(bulkActs)
  for (const handler of bulkActs) mount(app, handler.call, postBulkAct(handler))
  mount(app, listBulkActsCall, getBulkActs)
  mount(app, readBulkActCall, getBulkAct)
  mount(app, stopBulkActCall, postStop)
  mount(app, undoBulkActCall, postUndo)
}
