import type { Refusal } from '@vitrine/contract/client/outcome'
import { loadFailedText } from '@vitrine/contract/failure-text'
import { notFoundText } from '@vitrine/domain/refusals/refusal-texts'

/** What the panel says when a call fails before the server could answer in words (specification, section 8). */
export const failureText = {
  notFound: notFoundText,
  unknown: 'Something went wrong',
  list: 'Unable to load results',
  load: loadFailedText,
  collections: 'Unable to load collections',
  network: 'Network error',
  upload: 'There was a problem while uploading your file.',
} as const

/** What is said of a status that came without words. */
export function textForStatus(status: number): string {
  return status === 404 ? failureText.notFound : failureText.unknown
}

/** What is said of a refusal above the fields of a form; null where they say it. */
export function messageAbove(refusal: Refusal | null): string | null {
  return refusal && Object.keys(refusal.errors).length === 0 ? refusal.message : null
}

/** Whether nobody said why something failed: the server did not know, or did not say. */
export function isUnexplained({
  status,
  message,
}: {
  readonly status: number
  readonly message: string
}): boolean {
  return status === 500 || message === failureText.unknown
}
