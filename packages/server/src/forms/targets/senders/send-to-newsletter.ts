import { nameIn } from '@vitrine/domain/forms/inbox/submission'
import { consentRead } from '@vitrine/domain/forms/targets/wants-submission'
import { languageFor } from '@vitrine/domain/website/languages/site-language'
import { joinNewsletter, type NewsletterJoin, ownConsent } from '../../../newsletter/join-newsletter.ts'
import { type FormSender, notSent } from './sender.ts'

/** For so long a submission is what somebody says just now; later they may have said something else. */
const justNowMs = 3_600_000

/** Puts who ticked the box on a list of the site's own newsletter, or asks them by mail first, as its owner decided. */
export const sendToNewsletter: FormSender = async ({ target, submission, store, services, nowMs }) => {
  const { listId, consentField, consentChoice } = target.settings
  const { email, fields, page, createdAtMs } = submission
  const title = fields.find(({ id }) => id === consentField)?.title ?? ''
  // A test ticks nothing.
  const choice = consentRead(target.settings, submission) ?? consentChoice
  const text = title === '' ? choice : `${title}: ${choice}`
  const consent = { ...ownConsent({ text, page, network: '' }, services), atMs: createdAtMs }
  const { code: language } = languageFor(await store.site.read(), submission.language)
  const request = {
    listId,
    email,
    name: nameIn(submission),
    source: 'form',
    consent,
    isOwnRequest: nowMs - createdAtMs < justNowMs,
    isConfirmedBefore: false,
    language,
  } as const
  const result = await store.transaction((tables) => joinNewsletter(tables, request, services))
  if (result === 'list-gone' || result === 'no-address') return notSent(resultTexts[result])
  return { isDelivered: true, status: null, message: resultTexts[result] }
}

const resultTexts: Readonly<Record<NewsletterJoin, string>> = {
  asked: 'They were asked by mail to confirm.',
  subscribed: 'They are on the list.',
  unchanged: 'Nothing changed: they are on the list, or were asked already.',
  refused: 'They said no to this list before, and are not put on it again.',
  'list-gone': 'The list is not there any more. Choose another one.',
  'no-address': 'There is no email address in it.',
}
