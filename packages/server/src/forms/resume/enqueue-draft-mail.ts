import type { SiteTables } from '@vitrine/store/store'
import { Type } from 'typebox'
import { defineJob } from '../../jobs/define-job.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import { seal, unseal } from '../../services/seal.ts'
import type { Services } from '../../services/services.ts'

/** The kind of the jobs that mail the link to a draft. */
export const draftMailJobKind = 'form-draft-mail'

/** A link that is to be mailed. */
export interface DraftMail {
  readonly formId: string
  readonly token: string
  readonly email: string
  /** In which it was saved; left out: the site's own. */
  readonly language?: string
}

/** Puts the mail with a link into the outbox, in the transaction that keeps the draft. The link itself waits sealed. */
export async function enqueueDraftMail(
  { jobs }: Pick<SiteTables, 'jobs'>,
  { formId, token, email, language }: DraftMail,
  { newId, clock, secret }: Pick<Services, 'newId' | 'clock' | 'secret'>,
): Promise<void> {
  const sealed = seal(token, { purpose: 'form draft', installationSecret: secret })
  await jobs.enqueue({
    id: newId(),
    kind: draftMailJobKind,
    payload: { formId, email, sealed, ...(language && { language }) },
    runAtMs: clock(),
    mail: mailFacts('form-draft', { to: email, subject: '' }),
  })
}

/** Reads which link is to be mailed; null where it was sealed by another installation. */
export function readDraftMail(payload: unknown, secret: string): DraftMail | null {
  const { sealed, ...mail } = draftMails.read(payload)
  const token = unseal(sealed, { purpose: 'form draft', installationSecret: secret })
  return token === null ? null : { ...mail, token }
}

const draftMails = defineJob(
  draftMailJobKind,
  Type.Object({
    formId: Type.String(),
    email: Type.String(),
    sealed: Type.String(),
    language: Type.Optional(Type.String()),
  }),
)
