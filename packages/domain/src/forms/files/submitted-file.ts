import type { FormFileKindName } from './file-kinds.ts'

/** A file that came with a submission. Its bytes lie apart, found by the id. */
export interface SubmittedFile {
  readonly id: string
  /** The field that it answers. */
  readonly fieldId: string
  readonly name: string
  readonly bytes: number
  readonly kind: FormFileKindName
}

/** A file in words: its name and size. */
export function fileLine({ name, bytes }: Pick<SubmittedFile, 'name' | 'bytes'>): string {
  return `${name} (${fileSize(bytes)})`
}

/** A size as people read it: three figures at most. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`
  return `${(bytes / 1_000_000).toFixed(bytes < 99_950_000 ? 1 : 0)} MB`
}

/** Where an owner downloads a file of a submission. */
export function submittedFilePath(submissionId: string, { id }: Pick<SubmittedFile, 'id'>): string {
  return `/api/panel/form-submissions/${submissionId}/files/${id}`
}
