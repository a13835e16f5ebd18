import { contentOf, formName } from '@vitrine/domain/forms/form'
import { draftLimits } from '@vitrine/domain/forms/resume/draft-limits'
import { asOneLine } from '@vitrine/domain/limits/one-line'
import type { LookOf, MailLook } from '@vitrine/domain/mail/mail-look'
import type { Site } from '@vitrine/domain/website/site'
import { siteFor } from '@vitrine/site/language/site-for'
import { visitorOriginOf } from '@vitrine/site/sites/visitor-origin'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { type JobHandler, PermanentJobError } from '../../jobs/job-handler.ts'
import { composeLetter } from '../../mail/compose-letter.ts'
import type { ComposedMail } from '../../mail/composed-mail.ts'
import { deliver } from '../../mail/deliver.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import { shopName } from '../../mail/mail-frame.ts'
import type { Mailer } from '../../services/mailer.ts'
import type { Services } from '../../services/services.ts'
import { draftPath } from './draft-token.ts'
import { readDraftMail } from './enqueue-draft-mail.ts'
import { draftHash } from './kept-draft.ts'

/** Mails the link to what somebody saved of a form (the job `form-draft-mail`). What they filled in is not in it: a stranger may have named the address. */
export function sendDraftMail(
  mailer: Mailer,
  { secret, publicUrl }: Pick<Services, 'secret' | 'publicUrl'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const read = readDraftMail(payload, secret)
    // The form was sent, or its draft removed, before the mail went out.
    if (read === null || !(await store.formDrafts.find(draftHash(read.token)))) return
    const { site, store: spoken } = await siteFor(store, read.language)
    const origin = visitorOriginOf(site, publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')
    const form = await spoken.forms.find(read.formId)
    const name = formName(form ? contentOf(form) : { name: '' }, sayIn(site.language))
    const context = { site, origin, name, look: await lookOf(site) }
    const letter = composeDraftMail(read.email, `${origin}${draftPath(read.formId, read.token)}`, context)
    const facts = mailFacts('form-draft', letter)
    // The link is for its reader alone; where no mail goes out, the mailbox is where it is read.
    const copy = mailer.transport === 'mailbox' ? letter : composeDraftMail(read.email, '', context)
    const outgoing = { id, ...facts, ...letter }
    await deliver(mailer, outgoing, { store, nowMs, kept: { id, ...facts, ...copy } })
  }
}

interface DraftMailContext {
  readonly site: Site
  readonly origin: string
  /** What the form is called. */
  readonly name: string
  readonly look: MailLook
}

/** `url` is '' in a copy that others read. */
function composeDraftMail(
  to: string,
  url: string,
  { site, origin, name, look }: DraftMailContext,
): ComposedMail {
  const subject = asOneLine(sayIn(site.language)('Go on with “{name}”', { name }))
  const letter = {
    to,
    subject,
    paragraphs: [
      `Somebody began to fill in a form of ${shopName(site)} and wanted the link to it mailed to this address. If it was you, go on where you were.`,
      `The answers are kept for ${draftLimits.keptDays} days. Whoever has the link can read them. If it was not you, leave this mail alone.`,
    ],
    link: url === '' ? null : { label: 'Go on', url },
  }
  return composeLetter({ site, linkUrl: `${origin}/`, look }, letter)
}
