import {
  exportTaxReportCall,
  listPapersCall,
  paperFileCall,
  paperPageCall,
  readTaxReportCall,
} from '@vitrine/contract/orders/paper-calls'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import { getPaperFile, getPaperPage, getPapers } from '../../orders/papers/paper-calls.ts'
import { getTaxReport, getTaxReportFile } from '../../orders/papers/tax-report-calls.ts'

/** Puts invoices, credit notes and the books of taxes on the server. */
export function mountPapers(app: FastifyInstance): void {
  mount(app, listPapersCall, getPapers)
  mount(app, paperPageCall, getPaperPage)
  mount(app, paperFileCall, getPaperFile)
  mount(app, readTaxReportCall, getTaxReport)
  mount(app, exportTaxReportCall, getTaxReportFile)
}
