import type { TargetKind } from '@vitrine/domain/forms/targets/form-target'
import { sendMailCopies } from './send-mail-copies.ts'
import { sendToListmonk } from './send-to-listmonk.ts'
import { sendToMailchimp } from './send-to-mailchimp.ts'
import { sendToNewsletter } from './send-to-newsletter.ts'
import { sendToSheet } from './send-to-sheet.ts'
import { sendWebhook } from './send-webhook.ts'
import type { FormSender } from './sender.ts'

/** Who sends to which kind of target: this list is where one is added. */
export const allSenders: Readonly<Record<TargetKind, FormSender>> = {
  mail: sendMailCopies,
  webhook: sendWebhook,
  automation: sendWebhook,
  newsletter: sendToNewsletter,
  mailchimp: sendToMailchimp,
  listmonk: sendToListmonk,
  'google-sheets': sendToSheet,
}
