import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto'
import { hasManyValues } from '@vitrine/domain/limits/many-values'
import type { HookFormat } from '@vitrine/domain/newsletter/mail-events/hook-formats'
import { visitorBodies } from '../../http/input/count-values.ts'

/** What a service posted, as it came in. */
export interface Posted {
  readonly text: string
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
}

interface Verifying {
  readonly key: string
  readonly nowMs: number
}

/** A signed message is taken for so long (Standard Webhooks advise five minutes). */
const ownSlackSeconds = 300

/** Whether what was posted is signed by the key of its service. */
export function isSignedBy(format: HookFormat, posted: Posted, by: Verifying): boolean {
  if (format === 'vitrine') return isOwn(posted, by)
  return format === 'mailgun' ? isMailgun(posted, by) : isSendgrid(posted, by)
}

/** Standard Webhooks: HMAC of id, time and body, by the bytes behind `whsec_`. */
function isOwn({ text, headers }: Posted, { key, nowMs }: Verifying): boolean {
  const {
    'webhook-id': id = '',
    'webhook-timestamp': seconds = '',
    'webhook-signature': given = '',
  } = headers
  if (!/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(nowMs / 1000 - Number(seconds)) > ownSlackSeconds) return false
  const bytes = Buffer.from(key.replace(/^whsec_/, ''), 'base64')
  const right = createHmac('sha256', bytes).update(`${id}.${seconds}.${text}`).digest('base64')
  return given.split(' ').some((each) => isSame(each, `v1,${right}`))
}

/** Mailgun signs the time and a random token, which stand in the body; it tries again for eight hours, so that the time is no bar. */
function isMailgun({ text }: Posted, { key }: Verifying): boolean {
  const { timestamp, token, signature } = signatureIn(text)
  if (timestamp === '' || token === '') return false
  const right = createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex')
  return isSame(signature, right)
}

function signatureIn(text: string) {
  const none = { timestamp: '', token: '', signature: '' }
  // Nobody signed this yet: it is one event at most.
  if (hasManyValues(text, visitorBodies)) return none
  try {
    const { signature }: { signature?: Readonly<Record<string, unknown>> } = JSON.parse(text)
    if (typeof signature !== 'object' || signature === null) return none
    const field = (name: string) => String(signature[name] ?? '')
    return { timestamp: field('timestamp'), token: field('token'), signature: field('signature') }
  } catch {
    return none
  }
}

/** SendGrid: ECDSA over time and body, by the public key that its settings show. */
function isSendgrid({ text, headers }: Posted, { key }: Verifying): boolean {
  const signature = headers['x-twilio-email-event-webhook-signature'] ?? ''
  const seconds = headers['x-twilio-email-event-webhook-timestamp'] ?? ''
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    return verify('sha256', Buffer.from(`${seconds}${text}`), publicKey, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
