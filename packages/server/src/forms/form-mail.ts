import { usualFormTitle } from '@vitrine/domain/forms/form'
import type { OutsideView } from '@vitrine/domain/forms/inbox/outside-view'
import { answersOf, senderOf } from '@vitrine/domain/forms/inbox/submission'
import { asOneLine } from '@vitrine/domain/limits/one-line'
import type { MailLook } from '@vitrine/domain/mail/mail-look'
import type { Site } from '@vitrine/domain/website/site'
import { readerIn, sayIn } from '@vitrine/site/words/visitor-words'
import { composeLetter } from '../mail/compose-letter.ts'
import type { ComposedMail } from '../mail/composed-mail.ts'
import type { PanelLink } from '../services/panel-link.ts'

/** Whose mail it is, and where the submission is in the panel. */
interface FormMailContext extends PanelLink {
  readonly site: Site
  readonly to: string
  readonly look: MailLook
}

/** So many characters of a page's title are told. */
const longestPageTitle = 100

/** Composes the mail that tells an owner of a submission; an answer to it goes to the visitor, where they gave an address. */
export function composeFormMail(
  submission: OutsideView,
  { site, to, linkUrl, panelUrl, look }: FormMailContext,
): ComposedMail {
  const { formName, page, email } = submission
  const say = sayIn(site.language)
  const from = senderOf(submission)
  // A form without a name is kept under an English one.
  const title = formName === usualFormTitle ? say(usualFormTitle) : formName
  const subject = asOneLine(`${title}: ${from || say('a new submission')}`).slice(0, 200)
  // The page's title is told by whoever sends the form: it stays a title, and writes no paragraphs of ours.
  const pageTitle = asOneLine(page.title).slice(0, longestPageTitle)
  const letter = {
    to,
    replyTo: email,
    fromAddress: to,
    subject,
    heading: title,
    paragraphs: [
      pageTitle === '' ? 'Somebody sent this form.' : `Somebody sent this form from the page “${pageTitle}”.`,
    ],
    answers: answersOf(submission, readerIn(site.language)),
    link: panelUrl === null ? null : { label: 'Open it in the panel', url: panelUrl },
  }
  return composeLetter({ site, linkUrl, look }, letter)
}
