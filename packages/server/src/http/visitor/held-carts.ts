import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReplyCookie } from '../reply/reply.ts'
import type { VisitorCookies } from './visitor.ts'

/** Which carts a browser was given. Their tokens stand in addresses, which are passed on; the keys in this cookie stand nowhere else. */
export interface HeldCarts {
  /** The token of the visitor's own cart; null where its cookie was not given by us. */
  readonly cartToken: string | null
  /** Whether this browser was given the cart of a token: it alone reads what was typed for it, and changes it. */
  holds(token: string): boolean
  /** The cookie that gives this browser a cart, beside those it has. */
  holding(token: string): ReplyCookie
  /** The same, which takes all others from it. */
  holdingOnly(token: string | null): ReplyCookie
}

const name = 'held-carts'
const heldSeconds = 30 * 24 * 3600

/** Those kept, the last first: who begins more carts than these has bought or left the oldest. */
const mostHeld = 12

/** Reads which carts a browser was given. */
export function readHeldCarts(
  { cartToken, hiddenCookie }: Pick<VisitorCookies, 'cartToken' | 'hiddenCookie'>,
  secret: string,
): HeldCarts {
  const held = (hiddenCookie(name) ?? '').split('.').slice(0, mostHeld)
  const holds = (token: string) => {
    const right = Buffer.from(keyOf(token, secret))
    return held.some((key) => isSameKey(Buffer.from(key), right))
  }
  const own = cartToken !== null && holds(cartToken) ? cartToken : null
  const cookieOf = (keys: readonly string[]): ReplyCookie => ({
    name,
    value: keys.join('.'),
    httpOnly: true,
    maxAgeSeconds: keys.length > 0 ? heldSeconds : 0,
  })
  return {
    cartToken: own,
    holds,
    holding: (token) => {
      const first = [token, ...(own === null ? [] : [own])].map((each) => keyOf(each, secret))
      const others = held.filter((key) => key !== '')
      return cookieOf([...new Set([...first, ...others])].slice(0, mostHeld))
    },
    holdingOnly: (token) => cookieOf(token === null ? [] : [keyOf(token, secret)]),
  }
}

/** 128 bits, so that guessing does not pay. */
function keyOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`cart ${token}`).digest().subarray(0, 16).toString('base64url')
}

function isSameKey(given: Buffer, right: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right)
}
