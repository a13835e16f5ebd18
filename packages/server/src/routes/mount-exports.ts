import {
  beginExportCall,
  listExportsCall,
  readExportFileCall,
  readPersonsFileCall,
  stopExportCall,
} from '@vitrine/contract/exports/export-calls'
import type { FastifyInstance } from 'fastify'
import {
  getExportFile,
  getExports,
  getPersonsFile,
  postExport,
  postExportStop,
} from '../exports/export-calls.ts'
import { mount } from '../http/mount.ts'

/** Puts the calls of exports on the server. */
export function mountExportCalls(app: FastifyInstance): void {
  mount(app, beginExportCall, postExport)
  mount(app, listExportsCall, getExports)
  mount(app, stopExportCall, postExportStop)
  mount(app, readExportFileCall, getExportFile)
  mount(app, readPersonsFileCall, getPersonsFile)
}
