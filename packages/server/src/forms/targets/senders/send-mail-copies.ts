import { deliver } from '../../../mail/deliver.ts'
import { mailFacts } from '../../../mail/mail-facts.ts'
import { composeFormMail } from '../../form-mail.ts'
import { submissionLink } from '../../submission-link.ts'
import type { FormSender } from './sender.ts'

/** Sends a mail to each address of a target; an answer goes to the visitor. Those that have it are not sent it again. */
export const sendMailCopies: FormSender = async (sending) => {
  const { id, target, submission, isTest, store, services, lookOf, nowMs } = sending
  const site = await store.site.read()
  const link = submissionLink(submission.id, site, services)
  // A test stands in no inbox.
  const places = isTest ? { ...link, panelUrl: null } : link
  const look = await lookOf(site)
  try {
    for (const [place, to] of target.settings.addresses.entries()) {
      const letter = composeFormMail(submission, { site, to, ...places, look })
      await deliver(
        services.mailer,
        { id: `${id}-${place}`, ...mailFacts('form', letter), ...letter },
        { store, nowMs },
      )
    }
  } catch (error) {
    return {
      isDelivered: false,
      status: null,
      message: error instanceof Error ? error.message : String(error),
    }
  }
  return { isDelivered: true, status: null, message: '' }
}
