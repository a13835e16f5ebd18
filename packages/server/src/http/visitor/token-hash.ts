import { createHash } from 'node:crypto'

/** SHA-256 in hex of a secret that a visitor or owner holds (session cookie, invitation link): all that we keep of it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
