import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type {
  discardFormFileCall,
  readFormFileCall,
  uploadFormFileCall,
} from '@vitrine/contract/forms/files/calls'
import { formFileProblemText } from '@vitrine/domain/forms/files/file-texts'
import { formProblemText } from '@vitrine/domain/forms/form-texts'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, fileReply, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { findForm } from '../find-form.ts'
import { formFilePlace } from './file-folder.ts'
import { removeGone } from './remove-form-files.ts'
import { takeFile } from './take-file.ts'

/** Takes a file that a script sends while a form is filled in. */
export async function postFile(
  exchange: Exchange<typeof uploadFormFileCall>,
): Promise<AnswerTo<typeof uploadFormFileCall>> {
  const { query, upload } = exchange
  const open = await findForm(exchange, query.formId)
  const field = open?.content.fields.find(({ id, type }) => id === query.fieldId && type === 'file')
  if (!open || !field) return refuse('form-unknown', formProblemText['form-unknown'])
  if (!upload) return refuse('file-missing', 'Please choose a file.')
  const taken = await takeFile(upload, { formId: open.form.id, field }, exchange)
  if (!taken.ok) return refuse(taken.problem, formFileProblemText[taken.problem])
  const { id, name, bytes } = taken.file
  return reply({ file: { token: id, name, bytes } })
}

/** Gives up a file that its visitor does not want to send after all. */
export async function deleteFile(
  exchange: Exchange<typeof discardFormFileCall>,
): Promise<AnswerTo<typeof discardFormFileCall>> {
  const { params, store, services, visitor } = exchange
  const file = await store.formFiles.find(params.fileId)
  const isTheirs = file?.session === '' || file?.session === visitor.key()
  if (!file || !isTheirs || !(await store.formFiles.discard(file.id)))
    return refuse('not-found', failureText.notFound)
  await removeGone(store, services.dataDir)
  return reply({})
}

/** Answers a file of a submission for the disk: whatever it is, no browser shows or runs it. */
export async function getFile(
  exchange: Exchange<typeof readFormFileCall>,
): Promise<AnswerTo<typeof readFormFileCall>> {
  const { params, store, services, site } = exchange
  const file = await store.formFiles.find(params.fileId)
  const place = formFilePlace(services.dataDir, site.id, params.fileId)
  if (file?.state !== 'kept' || file.submissionId !== params.submissionId || !(await isThere(place)))
    return refuse('not-found', failureText.notFound)
  await store.transaction((tables) =>
    recordAuditEntry(tables, exchange, {
      subjectId: file.submissionId,
      summary: `Downloaded the file ${file.name} of a submission`,
    }),
  )
  return fileReply(createReadStream(place), {
    name: file.name,
    type: 'application/octet-stream',
    headers: {
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(file.bytes),
    },
  })
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}
