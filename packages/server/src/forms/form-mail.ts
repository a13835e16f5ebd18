import { answersOf, type Submission, senderOf } from '@vitrine/domain/forms/submission'
import { asOneLine } from '@vitrine/domain/limits/one-line'
import type { Site } from '@vitrine/domain/website/site'
import type { ComposedMail } from '../mail/composed-mail.ts'
import { fromAddressOf, mailFrame, mailHead } from '../mail/mail-frame.ts'
import type { MailLook } from '../mail/mail-look.ts'
import { type MailContents, renderMailHtml, renderMailText } from '../mail/render-mail.ts'

/** Whose mail it is, and where the submission is in the panel; null while the address of the site is not known. */
interface FormMailContext {
  readonly site: Site
  readonly to: string
  readonly linkUrl: string | null
  readonly look: MailLook
}

/** Composes the mail that tells an owner of a submission; an answer to it goes to the visitor, where they gave an address. */
export function composeFormMail(
  submission: Submission,
  { site, to, linkUrl, look }: FormMailContext,
): ComposedMail {
  const { formName, page, email } = submission
  const from = senderOf(submission)
  const subject = asOneLine(`${formName}: ${from || 'a new submission'}`).slice(0, 200)
  const parts: MailContents = {
    ...mailFrame(site, linkUrl),
    heading: formName,
    paragraphs: [
      page.title === ''
        ? 'Somebody sent this form.'
        : `Somebody sent this form from the page “${page.title}”.`,
    ],
    lines: [],
    totals: [],
    blocks: [],
    answers: answersOf(withoutPasswords(submission)),
    link: linkUrl === null ? null : { label: 'Open it in the panel', url: linkUrl },
    language: site.language,
    look,
  }
  const head = mailHead(site, fromAddressOf(site, linkUrl) ?? to)
  return {
    to,
    ...head,
    ...(email === '' ? {} : { replyTo: email }),
    subject,
    text: renderMailText(parts),
    html: renderMailHtml(parts),
  }
}

/** What somebody typed as a secret does not travel by mail. */
function withoutPasswords({ fields, values }: Submission): Pick<Submission, 'fields' | 'values'> {
  const hidden = fields.filter(({ type, id }) => type === 'password' && values[id])
  return { fields, values: { ...values, ...Object.fromEntries(hidden.map(({ id }) => [id, '••••••••'])) } }
}
