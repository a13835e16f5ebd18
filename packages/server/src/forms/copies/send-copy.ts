import { copyTextOf } from '@vitrine/domain/forms/copies/sender-copy'
import { type FormSettings, usualFormTitle } from '@vitrine/domain/forms/form'
import { type OutsideView, outsideView } from '@vitrine/domain/forms/inbox/outside-view'
import { answersOf } from '@vitrine/domain/forms/inbox/submission'
import type { LookOf, MailLook } from '@vitrine/domain/mail/mail-look'
import type { Site } from '@vitrine/domain/website/site'
import { siteFor } from '@vitrine/site/language/site-for'
import { visitorOriginOf } from '@vitrine/site/sites/visitor-origin'
import { readerIn, sayIn } from '@vitrine/site/words/visitor-words'
import type { JobHandler } from '../../jobs/job-handler.ts'
import { composeLetter } from '../../mail/compose-letter.ts'
import type { ComposedMail } from '../../mail/composed-mail.ts'
import { deliver } from '../../mail/deliver.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import { filledWords } from '../../mail/owners-words.ts'
import type { Mailer } from '../../services/mailer.ts'
import type { Services } from '../../services/services.ts'
import { readCopy } from './enqueue-copy.ts'

/** Mails a copy to whoever filled in a form, in its owner's words (the job `form-copy`). */
export function sendCopy(
  mailer: Mailer,
  { publicUrl }: Pick<Services, 'publicUrl'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const { submissionId, language } = readCopy(payload)
    const { site, store: spoken } = await siteFor(store, language)
    const submission = await store.submissions.find(submissionId)
    const form = submission && (await spoken.forms.find(submission.formId))
    // It was removed, called spam, or nobody is to have a copy any more.
    if (!submission || submission.isSpam || !form?.settings.copiesSender) return
    const origin = visitorOriginOf(site, publicUrl)
    const letter = composeCopy(outsideView(submission), {
      site,
      settings: form.settings,
      linkUrl: origin === null ? null : `${origin}/`,
      look: await lookOf(site),
    })
    // No answering machine is to answer it.
    const headers = { 'Auto-Submitted': 'auto-replied' }
    await deliver(mailer, { id, ...mailFacts('form-copy', letter), ...letter, headers }, { store, nowMs })
  }
}

interface CopyContext {
  readonly site: Site
  readonly settings: FormSettings
  readonly linkUrl: string | null
  readonly look: MailLook
}

function composeCopy(submission: OutsideView, { site, settings, linkUrl, look }: CopyContext): ComposedMail {
  const say = sayIn(site.language)
  const formName = submission.formName === usualFormTitle ? say(usualFormTitle) : submission.formName
  const { subject, opening } = filledWords(copyTextOf(settings, say), site, { formName })
  const letter = {
    to: submission.email,
    subject,
    paragraphs: [opening],
    ...(settings.copyHasAnswers && {
      answers: answersOf(submission, readerIn(site.language)),
    }),
  }
  return composeLetter({ site, linkUrl, look }, letter)
}
