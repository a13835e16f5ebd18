import { emailKey } from '@vitrine/domain/contact/email-address'
import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import { looseMentionsOf, type Mentions } from '../documents/mention-of.ts'
import { readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { submissionDocument } from './form-documents.ts'

/** What somebody sent under an e-mail address, the newest first. */
export async function submissionsOf(session: Session, email: string): Promise<readonly Submission[]> {
  const key = emailKey(email)
  if (key === '') return []
  // What the pattern finds too much is left out behind it: an address may hold the signs of a pattern.
  const rows = await session.all(mentioning, { websiteId: session.websiteId, ...looseMentionsOf(email) })
  const found = readDocuments(session, submissionDocument, rows)
  return found.filter((each) => emailKey(each.email) === key)
}

const mentioning = statement((db, given: Mentions & { readonly websiteId: string }) =>
  db
    .selectFrom('form_submissions')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where(({ or, eb, fn }) =>
      or(
        [given.mention, given.otherMention].map((each) =>
          eb(fn<string>('lower', ['document']), 'like', each),
        ),
      ),
    )
    .orderBy('created_at_ms', 'desc'),
)
