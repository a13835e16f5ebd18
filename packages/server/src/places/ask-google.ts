import { refusalStatus } from '../http/reply/refusal-status.ts'
import type { PlacesDesk } from '../services/places-desk.ts'

interface GoogleRequest {
  readonly key: string
  readonly desk: PlacesDesk
  /** The fields that are wanted, as the service asks to be told. */
  readonly fields: string
  /** What is posted; left out: it is read. */
  readonly body?: unknown
}

/** Most characters of an answer; real ones have a few thousand. */
const maxAnswer = 100_000

/** Asks Google: its answer, undefined for what it does not know, null when it does not answer in time, refuses the key, or makes no sense. */
export async function askGoogle(path: string, { key, desk, fields, body }: GoogleRequest): Promise<unknown> {
  try {
    const response = await fetch(`${desk.googleOrigin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': key,
        'x-goog-fieldmask': fields,
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(desk.timeLimitMs),
    })
    if (response.status === refusalStatus['not-found']) return undefined
    if (!response.ok) return null
    const text = await response.text()
    return text.length > maxAnswer ? null : JSON.parse(text)
  } catch {
    return null
  }
}
