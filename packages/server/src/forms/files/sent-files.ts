import type { FormValues } from '@vitrine/domain/forms/field-value'
import { isList } from '@vitrine/domain/forms/field-value'
import { formFileLimits } from '@vitrine/domain/forms/files/file-field'
import { formFileProblemText } from '@vitrine/domain/forms/files/file-texts'
import type { SubmittedFile } from '@vitrine/domain/forms/files/submitted-file'
import type { FormField } from '@vitrine/domain/forms/form-field'
import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import type { FormFile, FormFileRecords } from '@vitrine/store/forms/files/form-files'

/** Who names files, and where. */
export interface FilesAsked {
  readonly formId: string
  readonly fields: readonly FormField[]
  readonly values: FormValues
  /** A hash of the visitor's cookie; null without one. */
  readonly session: string | null
  readonly nowMs: number
}

/** The files of a submission, in the order of its fields; or what is wrong, by field id. */
export type FoundFiles =
  | { readonly ok: true; readonly files: readonly FormFile[] }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** Finds what a submission names, locked: files that wait, of the same visitor, form and field, each once. */
export async function findSentFiles(
  formFiles: Pick<FormFileRecords, 'lock'>,
  asked: FilesAsked,
): Promise<FoundFiles> {
  const named = asked.fields
    .filter(({ type }) => type === 'file')
    .map((field) => [field, tokensOf(field, asked)] as const)
  const all = named.flatMap(([, tokens]) => tokens)
  if (all.length === 0) return { ok: true, files: [] }
  const known = new Map((await formFiles.lock(all)).map((file) => [file.id, file]))
  const errors: Record<string, string> = {}
  const files: FormFile[] = []
  for (const [field, tokens] of named)
    for (const token of tokens) {
      const file = known.get(token)
      const isTwice = files.some(({ id }) => id === token)
      if (file && !isTwice && isOf(file, field, asked)) files.push(file)
      else errors[field.id] = formFileProblemText['file-gone']
    }
  return Object.keys(errors).length === 0 ? { ok: true, files } : { ok: false, errors }
}

/** A submission with its files: the value of their field is their names. */
export function withFiles(submission: Submission, files: readonly FormFile[]): Submission {
  if (files.length === 0) return submission
  const values = { ...submission.values }
  for (const { fieldId } of files)
    values[fieldId] = files.filter((file) => file.fieldId === fieldId).map(({ name }) => name)
  return { ...submission, values, files: files.map(submittedFile) }
}

/** Whether a file waits for a submission of this visitor to this field. Who had no cookie when it was sent has one by now. */
export function isOf(
  file: FormFile,
  field: Pick<FormField, 'id'>,
  { formId, session, nowMs }: Pick<FilesAsked, 'formId' | 'session' | 'nowMs'>,
): boolean {
  return (
    file.state === 'pending' &&
    file.formId === formId &&
    file.fieldId === field.id &&
    (file.session === '' || file.session === session) &&
    file.createdAtMs + formFileLimits.pendingMs > nowMs
  )
}

/** The tokens that a field was answered with. */
export function tokensOf(
  { id }: Pick<FormField, 'id'>,
  { values }: Pick<FilesAsked, 'values'>,
): readonly string[] {
  const value = values[id]
  return value !== undefined && typeof value !== 'string' && isList(value) ? value : []
}

function submittedFile({ id, fieldId, name, bytes, kind }: FormFile): SubmittedFile {
  return { id, fieldId, name, bytes, kind }
}
