import type { FormValues } from '@vitrine/domain/forms/field-value'
import type { SubmissionPage } from '@vitrine/domain/forms/inbox/submission'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { hashToken } from '../../http/visitor/token-hash.ts'
import { seal, unseal } from '../../services/seal.ts'

/** What is kept of a form that somebody goes on with later. */
export interface DraftContents {
  readonly values: FormValues
  /** The page that it was filled in on. */
  readonly page: SubmissionPage
  /** The id of the step where they were; '' for the first. */
  readonly stepId: string
}

/** Seals a draft with the key of the installation and its own token, so that nobody reads it without the link. */
export function sealDraft(contents: DraftContents, token: string, secret: string): string {
  return seal(JSON.stringify(contents), by(token, secret))
}

/** Opens a draft; null where the token is not its own. */
export function openDraft(sealed: string, token: string, secret: string): DraftContents | null {
  const text = unseal(sealed, by(token, secret))
  const read: unknown = text === null ? null : JSON.parse(text)
  // What was sealed here has these shapes; values are held against the form as it is now.
  return isRecord(read) ? (read as unknown as DraftContents) : null
}

/** All that is kept of a token beside what it seals. */
export function draftHash(token: string): string {
  return hashToken(token)
}

function by(token: string, secret: string) {
  return { purpose: 'form draft', installationSecret: `${secret} ${token}` } as const
}
