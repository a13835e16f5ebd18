import { recordEventAddress } from '@vitrine/contract/insight/addresses'
import type { recordEventCall } from '@vitrine/contract/insight/event-calls'
import { analyticsPayload } from './analytics-payload.ts'
import { sendForm } from './send-form.ts'

/** Tells the server of something that a visitor did, with what goes along with all that is counted; rejects where it is not taken (specification, sections 7 and 8). */
export async function recordEvent(event: string, facts: object): Promise<void> {
  const status = await sendForm<typeof recordEventCall>(recordEventAddress, {
    event,
    data: JSON.stringify({ ...payloadToTell(), ...facts }),
  })
  if (status >= 200 && status < 300) return
  const error = new Error(`Error tracking event: HTTP Status ${status}`)
  console.warn(error.message)
  throw error
}

/** Who did it stands in it only where they let themselves be known. */
function payloadToTell(): object {
  const { memberAccountId, ...payload } = analyticsPayload()
  return memberAccountId === '' ? payload : { ...payload, memberAccountId }
}
