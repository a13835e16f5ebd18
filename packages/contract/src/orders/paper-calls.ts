// Invoices and credit notes, and the books of taxes.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { csvFile, htmlPage, id, pdfFile, shortText } from '../schemas.ts'
import { mayReadOrders } from './orders-policy.ts'
import { paperRow, taxReportRow } from './paper-shape.ts'

const orderParams = Type.Object({ orderId: id })
const paperParams = Type.Object({ orderId: id, paperId: id })

/** The papers of an order, the oldest first. */
export const listPapersCall = defineCall({
  name: 'listPapers',
  method: 'GET',
  path: '/api/panel/orders/:orderId/papers',
  policy: mayReadOrders,
  params: orderParams,
  reply: Type.Object({ rows: Type.Array(paperRow) }),
})

/** A paper as a page that prints well, by the signed link of its order. */
export const paperPageCall = defineCall({
  name: 'paperPage',
  method: 'GET',
  path: '/commerce/orders/:orderId/papers/:paperId',
  policy: { kind: 'signed-link' },
  limit: { max: 120, windowMs: 60_000 },
  params: paperParams,
  query: Type.Object({ key: shortText }),
  reply: htmlPage,
})

/** The same as a PDF. */
export const paperFileCall = defineCall({
  name: 'paperFile',
  method: 'GET',
  path: '/commerce/orders/:orderId/papers/:paperId/pdf',
  policy: { kind: 'signed-link' },
  limit: { max: 60, windowMs: 60_000 },
  params: paperParams,
  query: Type.Object({ key: shortText }),
  reply: pdfFile,
})

/** Such as 2026-Q4. */
const quarter = Type.Object({ quarter: Type.Optional(shortText) })

/** What was sold and given back in a quarter, by country and rate; a refund counts when it was done. Without a quarter: the current one. */
export const readTaxReportCall = defineCall({
  name: 'readTaxReport',
  method: 'GET',
  path: '/api/panel/tax-report',
  policy: { kind: 'owner', roles: ['admin', 'storeManager'] },
  query: quarter,
  reply: Type.Object({
    quarter: Type.String(),
    currentQuarter: Type.String(),
    rows: Type.Array(taxReportRow),
  }),
})

/** The same as a file. */
export const exportTaxReportCall = defineCall({
  name: 'exportTaxReport',
  method: 'GET',
  path: '/api/panel/tax-report.csv',
  policy: { kind: 'owner', roles: ['admin', 'storeManager'] },
  query: quarter,
  reply: csvFile,
})
