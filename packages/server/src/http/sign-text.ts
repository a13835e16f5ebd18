import { createHmac } from 'node:crypto'

/** Signs a text: HMAC-SHA-256 (RFC 2104) in base64url. */
export function signText(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
