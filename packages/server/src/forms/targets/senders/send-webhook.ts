import { flatEvent, submissionEvent } from '@vitrine/domain/forms/targets/submission-event'
import { webhookHeaders } from '../../../services/sign-webhook.ts'
import { sendOutside } from '../send-outside.ts'
import { type FormSender, keyLostText, notSent, sentOf } from './sender.ts'

/** Posts a submission as signed JSON (Standard Webhooks). */
export const sendWebhook: FormSender = async (sending) => {
  const { id, target, submission, isTest, secrets, store, desk, nowMs } = sending
  if (secrets.length === 0) return notSent(keyLostText)
  const event =
    target.kind === 'automation'
      ? flatEvent(submission, { isTest })
      : submissionEvent(submission, { websiteId: store.websiteId, isTest })
  const body = JSON.stringify(event)
  const headers = {
    'content-type': 'application/json',
    ...webhookHeaders({ id, atMs: nowMs, body }, secrets),
  }
  return sentOf(await sendOutside({ method: 'POST', url: target.settings.url, headers, body }, desk))
}
