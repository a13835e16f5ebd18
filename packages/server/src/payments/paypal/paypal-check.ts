import { eventsLeftOut } from '@vitrine/domain/payments/paypal-webhook'
import { search } from './paypal-charges.ts'
import { PaypalRefusal } from './paypal-client.ts'
import type { PaypalPlace } from './paypal-objects.ts'

/** Whether the keys are right, the webhook is this account's and told of all that is needed, and transactions may be searched; the sentence says what is wrong. */
export async function checkPaypal(
  place: PaypalPlace,
  { nowMs, webhookId }: { readonly nowMs: number; readonly webhookId: string },
): Promise<string | null> {
  const { ask, signal } = place
  try {
    const path = `/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`
    const webhook = await ask<Webhook>({ path, signal })
    const leftOut = eventsLeftOut((webhook.event_types ?? []).map(({ name }) => name))
    if (leftOut.length > 0) return eventsLeftOutText(leftOut.join(', '))
  } catch (error) {
    if (!(error instanceof PaypalRefusal)) throw error
    return error.why === 'keys-wrong' ? keysUnknownText : webhookUnknownText
  }
  try {
    await search(place, { fromMs: nowMs - 3_600_000, toMs: nowMs, goOn: () => {} })
    return null
  } catch (error) {
    if (error instanceof PaypalRefusal && error.why === 'not-allowed') return searchRefusedText
    throw error
  }
}

interface Webhook {
  readonly event_types?: readonly { readonly name: string }[]
}

const eventsLeftOutText = (events: string) =>
  `The keys are right, but the webhook at PayPal is not told of these events: ${events}. Please add them there.`
const keysUnknownText = 'PayPal does not know this client ID with this secret.'
const webhookUnknownText = 'The keys are right, but PayPal knows no webhook with this ID.'
const searchRefusedText =
  'The keys are right. Please switch “Transaction search” on for this app at PayPal, so that payments can be held against its books.'
