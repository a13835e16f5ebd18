import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { csvFile, jsonFile } from '../schemas.ts'

/** It holds persons, so who asks proves again who they are. */
const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'], isConfirmed: true }

const ofForm = {
  method: 'GET',
  policy,
  params: Type.Object({ formId: Type.String({ minLength: 1, maxLength: 200 }) }),
} as const

/**
 * What was sent by a form as a file for spreadsheets, the oldest first: a column for each field that the form has now, and one for answers
 * to fields that it had before. Passwords are left out.
 */
export const exportFormCsvCall = defineCall({
  ...ofForm,
  name: 'exportFormCsv',
  path: '/api/panel/forms/:formId/submissions.csv',
  reply: csvFile,
})

/** The same as a list in JSON, with the values in the shapes of their fields. */
export const exportFormJsonCall = defineCall({
  ...ofForm,
  name: 'exportFormJson',
  path: '/api/panel/forms/:formId/submissions.json',
  reply: jsonFile,
})
