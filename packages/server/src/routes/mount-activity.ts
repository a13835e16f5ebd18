import {
  exportActivityCall,
  listActivityCall,
  readActCall,
  undoActCall,
} from '@vitrine/contract/activity/activity-calls'
import type { FastifyInstance } from 'fastify'
import { getAct, getActivity, getActivityFile, postUndo } from '../activity/activity-calls.ts'
import { mount } from '../http/mount.ts'

/** Puts the calls about what owners did on the server. */
export function mountActivityCalls(app: FastifyInstance): void {
  mount(app, listActivityCall, getActivity)
  mount(app, exportActivityCall, getActivityFile)
  mount(app, readActCall, getAct)
  mount(app, undoActCall, postUndo)
}
