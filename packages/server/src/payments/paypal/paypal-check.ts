import { search } from './paypal-charges.ts'
import { PaypalRefusal } from './paypal-client.ts'
import type { PaypalPlace } from './paypal-objects.ts'

/** Whether the keys are right, the webhook is this account's, and transactions may be searched; the sentence says what is wrong. */
export async function checkPaypal(
  place: PaypalPlace,
  { nowMs, webhookId }: { readonly nowMs: number; readonly webhookId: string },
): Promise<string | null> {
  const { ask, signal } = place
  try {
    await ask({ path: `/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`, signal })
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

const keysUnknownText = 'PayPal does not know this client ID with this secret.'
const webhookUnknownText = 'The keys are right, but PayPal knows no webhook with this ID.'
const searchRefusedText =
  'The keys are right. Please switch “Transaction search” on for this app at PayPal, so that payments can be held against its books.'
