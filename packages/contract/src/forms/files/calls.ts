import { formFileLimits } from '@vitrine/domain/forms/files/file-field'
import { formProblemText } from '@vitrine/domain/forms/form-texts'
import { Type } from 'typebox'
import { defineCall } from '../../call.ts'
import { anyFile, htmlPage, id } from '../../schemas.ts'
import { discardFormFileAddress, saveFormPartsAddress, uploadFormFileAddress } from './addresses.ts'

/** Ids of files are the tokens by which submissions name them. */
const fileId = Type.String({ minLength: 20, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

const formId = Type.String({ minLength: 1, maxLength: 200 })

const maxBytes = formFileLimits.megabytes * 1_000_000

/**
 * Takes a file of a visitor for a field of a form, as multipart form data. It waits a day for the submission that names its token in the
 * value of the field: of the same visitor, form and field, and once.
 */
export const uploadFormFileCall = defineCall({
  name: 'uploadFormFile',
  ...uploadFormFileAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 240, windowMs: 600_000 },
  query: Type.Object({ formId, fieldId: formId }),
  upload: { field: 'file', maxBytes },
  reply: Type.Object({
    file: Type.Object({
      token: Type.String(),
      /** As it is kept: without folders and signs that nobody sees. */
      name: Type.String(),
      bytes: Type.Integer(),
    }),
  }),
})

/** Gives up a file that waits for its submission. */
export const discardFormFileCall = defineCall({
  name: 'discardFormFile',
  ...discardFormFileAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 240, windowMs: 600_000 },
  params: Type.Object({ fileId }),
  reply: Type.Object({}),
})

/**
 * Takes an HTML form with files as browsers send it without a script, and answers a page or leads on. The form is named in the address, so
 * that its limits are known before the first file comes in.
 */
export const saveFormPartsCall = defineCall({
  name: 'saveFormParts',
  ...saveFormPartsAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 60, windowMs: 600_000, text: formProblemText['form-too-often'] },
  params: Type.Object({ formId }),
  upload: { field: '', maxBytes, isForm: true },
  reply: htmlPage,
})

/** A file that came with a submission. It is always answered for the disk, never to be shown. */
export const readFormFileCall = defineCall({
  name: 'readFormFile',
  method: 'GET',
  path: '/api/panel/form-submissions/:submissionId/files/:fileId',
  policy: { kind: 'owner', roles: ['admin', 'storeManager'] },
  params: Type.Object({ submissionId: id, fileId }),
  reply: anyFile,
})
