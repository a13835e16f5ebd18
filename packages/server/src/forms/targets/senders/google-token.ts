import { createSign } from 'node:crypto'
import type { ServiceAccount } from '@vitrine/domain/forms/targets/check-target'
import type { FormTargetDesk } from '../../../services/form-target-desk.ts'
import { sendOutside } from '../send-outside.ts'
import { notSent, type Sent, sentOf } from './sender.ts'

const scope = 'https://www.googleapis.com/auth/spreadsheets'

/** Asks Google for a token of a service account (OAuth 2.0 JWT bearer, RFC 7523). */
export async function askGoogleToken(
  account: ServiceAccount,
  desk: FormTargetDesk,
  nowMs: number,
): Promise<{ readonly token: string } | { readonly failed: Sent }> {
  const assertion = signAssertion(account, desk.googleTokenUrl, nowMs)
  if (assertion === null) return { failed: notSent('The key of the service account cannot sign.') }
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion,
  }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await sendOutside({ method: 'POST', url: desk.googleTokenUrl, headers, body }, desk)
  const sent = sentOf(answer)
  if (!answer.ok || !sent.isDelivered) return { failed: sent }
  const token = tokenOf(answer.text)
  return token === null
    ? { failed: { ...sent, isDelivered: false, message: 'Google gave no token.' } }
    : { token }
}

function signAssertion(
  { clientEmail, privateKey }: ServiceAccount,
  audience: string,
  nowMs: number,
): string | null {
  const seconds = Math.floor(nowMs / 1000)
  const claims = { iss: clientEmail, scope, aud: audience, iat: seconds, exp: seconds + 3_600 }
  const signed = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  try {
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
  } catch {
    return null
  }
}

function tokenOf(text: string): string | null {
  try {
    const read: unknown = JSON.parse(text)
    const token =
      typeof read === 'object' && read !== null && 'access_token' in read ? read.access_token : null
    return typeof token === 'string' && token !== '' ? token : null
  } catch {
    return null
  }
}
