import { type DataExport, exportKinds } from '@vitrine/domain/exports/data-export'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { csvFile, epochMs, id, oneOf } from '../schemas.ts'
import { whoeverExports, whoeverExportsPersons } from './exports-policy.ts'

/** An export, and how far it is; `DataExport` of the domain. */
const dataExport = Type.Object({
  id: Type.String(),
  kind: oneOf(exportKinds),
  byName: Type.String(),
  createdAtMs: epochMs,
  state: Type.Unsafe<DataExport['state']>(Type.String()),
  message: Type.String(),
  total: Type.Union([Type.Integer(), Type.Null()]),
  looked: Type.Integer(),
  written: Type.Integer(),
  left: Type.Array(Type.Object({ name: Type.String(), reason: Type.String() })),
  isCut: Type.Boolean(),
  bytes: Type.Integer(),
  /** Until when the file is kept. */
  keptUntilMs: epochMs,
})

const exportParams = Type.Object({ exportId: id })

/** Begins to write a file of all products, orders, customers, or items of content; 403 for a kind that the role may not. */
export const beginExportCall = defineCall({
  name: 'beginExport',
  method: 'POST',
  path: '/api/panel/exports',
  policy: whoeverExports,
  whileSuspended: 'answered',
  body: Type.Object({ kind: dataExport.properties.kind }),
  reply: Type.Object({ dataExport }),
})

/** The exports of the last days, of the kinds that the role may. */
export const listExportsCall = defineCall({
  name: 'listExports',
  method: 'GET',
  path: '/api/panel/exports',
  policy: whoeverExports,
  reply: Type.Object({ dataExports: Type.Array(dataExport) }),
})

/** Stops an export; what was written so far is not offered. */
export const stopExportCall = defineCall({
  name: 'stopExport',
  method: 'POST',
  path: '/api/panel/exports/:exportId/stop',
  policy: whoeverExports,
  whileSuspended: 'answered',
  params: exportParams,
  body: Type.Object({}),
  reply: Type.Object({ dataExport }),
})

/** The file of an export of products or content, once it is whole. */
export const readExportFileCall = defineCall({
  name: 'readExportFile',
  method: 'GET',
  path: '/api/panel/exports/:exportId/file.csv',
  policy: whoeverExports,
  params: exportParams,
  reply: csvFile,
})

/** The file of an export of orders or customers, once it is whole; it holds persons, so who asks proves again who they are. */
export const readPersonsFileCall = defineCall({
  ...readExportFileCall,
  name: 'readPersonsFile',
  path: '/api/panel/exports/:exportId/persons.csv',
  policy: whoeverExportsPersons,
})
