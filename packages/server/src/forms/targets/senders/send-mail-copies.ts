import { createHash } from 'node:crypto'
import { deliver } from '../../../mail/deliver.ts'
import { mailFacts } from '../../../mail/mail-facts.ts'
import { composeFormMail } from '../../form-mail.ts'
import { submissionLink } from '../../submission-link.ts'
import type { FormSender } from './sender.ts'

/** Sends a mail to each address of a target; an answer goes to the visitor. Those that have it are not sent it again, unless an owner has it sent again. */
export const sendMailCopies: FormSender = async (sending) => {
  const { id, beganAtMs, target, submission, isTest, store, services, lookOf, nowMs } = sending
  const site = await store.site.read()
  const link = submissionLink(submission.id, site, services)
  // A test stands in no inbox.
  const places = isTest ? { ...link, panelUrl: null } : link
  const look = await lookOf(site)
  try {
    for (const to of target.settings.addresses) {
      const letter = composeFormMail(submission, { site, to, ...places, look })
      await deliver(
        services.mailer,
        { id: mailId(id, beganAtMs, to), ...mailFacts('form', letter), ...letter },
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

/** The same for each try, whatever is taken off the list of addresses between them. */
function mailId(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 24)
}
