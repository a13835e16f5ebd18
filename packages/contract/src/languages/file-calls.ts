import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { csvFile } from '../schemas.ts'
import { mayTranslate } from './translation-policy.ts'

const policy = mayTranslate
const params = Type.Object({ language: Type.String({ minLength: 1, maxLength: 40 }) })
const path = '/api/panel/translations/:language/file'

/**
 * All texts of a site that the account may change beside their translation, as a file: `kind`, `id`, `field`, `title`, `label`, `state`,
 * `source`, `sourceHash`, `translationHash`, `translation`. Labels, states and titles of mails are in the language of whoever asks. What a spreadsheet would
 * take for a formula begins with '.
 */
export const exportTranslationsCall = defineCall({
  name: 'exportTranslations',
  method: 'GET',
  path,
  policy,
  params,
  reply: csvFile,
})

/** A file of translations is no larger. */
export const largestTranslationsFileBytes = 4_000_000

/** Takes such a file in again, as a spreadsheet saved it. Rows without a translation change nothing; each row that is not taken as it is, is told by its line. */
export const importTranslationsCall = defineCall({
  name: 'importTranslations',
  method: 'POST',
  path,
  policy,
  params,
  upload: { field: 'file', maxBytes: largestTranslationsFileBytes },
  reply: Type.Object({
    /** Texts that were saved, those of changed sources among them. */
    applied: Type.Integer(),
    unchanged: Type.Integer(),
    /** `outdated`: saved, but its source was changed since; `unknown`: there is no such text; `refused`: it cannot be one. */
    rows: Type.Array(
      Type.Object({
        line: Type.Integer(),
        outcome: Type.Union([Type.Literal('outdated'), Type.Literal('unknown'), Type.Literal('refused')]),
        reason: Type.String(),
      }),
    ),
    /** How many rows there were to tell of; the first of them are told. */
    rowsInAll: Type.Integer(),
  }),
})
