import type { ReplyCookie } from '../http/reply/reply.ts'

const monthSeconds = 30 * 24 * 3600

/** Cookies that give visitors their cart: its token, out of reach of scripts, and the sign that there is one. */
export function cartCookies(token: string): readonly ReplyCookie[] {
  return [
    { name: 'CART', value: token, httpOnly: true, maxAgeSeconds: monthSeconds },
    { name: 'hasCart', value: 'true', maxAgeSeconds: monthSeconds },
  ]
}

/** Takes the cart away: it was bought. */
export const noCartCookies: readonly ReplyCookie[] = [
  { name: 'CART', value: '', httpOnly: true, maxAgeSeconds: 0 },
  { name: 'hasCart', value: '', maxAgeSeconds: 0 },
]
