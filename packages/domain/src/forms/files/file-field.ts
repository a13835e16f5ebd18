import type { Say } from '../../words/say.ts'
import type { FormField } from '../form-field.ts'
import { type FormFileKindName, formFileKinds, isFileKind, usualFileKinds } from './file-kinds.ts'

/** How much a field for files takes. */
export const formFileLimits = {
  /** Files of a field. */
  files: 10,
  /** Megabytes of a file, whatever an owner chooses. */
  megabytes: 50,
  /** Megabytes of a file where its owner chose nothing. */
  usualMegabytes: 10,
  /** How long a file waits for the submission that names it. */
  pendingMs: 86_400_000,
  /** Files that a network may send in a while. */
  uploads: { max: 60, windowMs: 600_000 },
} as const

type FileField = Pick<FormField, 'accepts' | 'maxFiles' | 'maxMegabytes'>

/** The kinds of files that a field takes. */
export function acceptedKinds({ accepts = [] }: FileField): readonly FormFileKindName[] {
  const chosen = accepts.filter(isFileKind)
  return chosen.length > 0 ? chosen : usualFileKinds
}

/** How many files a field takes. */
export function mostFiles({ maxFiles = 1 }: FileField): number {
  return Math.min(Math.max(maxFiles, 1), formFileLimits.files)
}

/** How many bytes a file of a field may have. */
export function mostBytes(field: FileField): number {
  return mostMegabytes(field) * 1_000_000
}

/** Endings of names as the `accept` attribute of an input lists them. */
export function acceptAttribute(field: FileField): string {
  return acceptedKinds(field)
    .flatMap((kind) => formFileKinds[kind].endings)
    .map((ending) => `.${ending}`)
    .join(',')
}

/** What a field takes, as a sentence for visitors. */
export function fileFieldWords(field: FileField, say: Say): string {
  const kinds = acceptedKinds(field)
    .map((kind) => say(formFileKinds[kind].label))
    .join(', ')
  const count = mostFiles(field)
  const megabytes = mostMegabytes(field)
  return count === 1
    ? say('One file, at most {megabytes} MB: {kinds}.', { megabytes, kinds })
    : say('Up to {count} files, at most {megabytes} MB each: {kinds}.', { count, megabytes, kinds })
}

function mostMegabytes({ maxMegabytes = formFileLimits.usualMegabytes }: FileField): number {
  return Math.min(Math.max(maxMegabytes, 1), formFileLimits.megabytes)
}
