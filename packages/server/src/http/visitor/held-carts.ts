import { LRUCache } from 'lru-cache'
import { isSameSignature, signText } from '../../services/signing/signature.ts'
import { signedKey } from '../../services/signing/signed-key.ts'
import type { ReplyCookie } from '../reply/reply.ts'
import type { VisitorCookies } from './visitor.ts'

declare const held: unique symbol

/** The token of a cart that the browser of the request was given: only by it a cart is changed. */
export type HeldToken = string & { readonly [held]: true }

/** Which carts a browser was given. Their tokens stand in addresses, which are passed on; the keys in these cookies stand nowhere else. */
export interface HeldCarts {
  /** The token of the visitor's own cart; null where its cookie was not given by us. */
  readonly cartToken: HeldToken | null
  /**
   * The token of the cart that this browser begins next. Requests that cross show the same cookies, and so begin one cart; with a cart
   * more or less the browser begins another. Null where no cookie tells it apart.
   */
  tokenOfNext(): string | null
  /** Whether this browser was given the cart of a token: it alone reads what was typed for it, and changes it. */
  holds(token: string): token is HeldToken
  /** Gives this browser a cart, beside those it has. */
  giving(token: string): GivenCart
  /** The cookies that give it a cart and take all others from it; null: it has none any more. */
  holdingOnly(token: string | null): readonly ReplyCookie[]
}

/** A cart that is given to a browser by these cookies. */
interface GivenCart {
  readonly token: HeldToken
  readonly cookies: readonly ReplyCookie[]
}

/** Each cart has a cookie of its own, so that replies to one browser at the same time do not take each other's keys. */
const beginning = 'held-cart-'
const markLength = 8
const heldSeconds = 30 * 24 * 3600

const keyOfCart = signedKey('cart')

/** Those kept: who begins more carts than these has bought or left the oldest. */
const mostHeld = 12

/** Reads which carts a browser was given. */
export function readHeldCarts(
  {
    secret: browser,
    cartToken,
    hiddenCookie,
    hiddenCookies,
  }: Pick<VisitorCookies, 'secret' | 'cartToken' | 'hiddenCookie' | 'hiddenCookies'>,
  secret: string,
): HeldCarts {
  const holds = (token: string): token is HeldToken => {
    const key = hiddenCookie(nameOf(token))
    return key !== null && isKeyOf(key, token, secret)
  }
  const own = cartToken !== null && holds(cartToken) ? cartToken : null
  const give = (token: string) => heldCookie(nameOf(token), keyOfCart.make(secret, token))
  /** The cookies of all but some carts, the oldest first, as browsers send them. */
  const allBut = (kept: readonly (string | null)[]) =>
    hiddenCookies(beginning)
      .map(([mark]) => beginning + mark)
      .filter((name) => !kept.some((token) => token !== null && nameOf(token) === name))
  return {
    cartToken: own,
    tokenOfNext: () => {
      const marks = hiddenCookies(beginning).map(([mark]) => mark)
      return browser === null ? null : nextToken([browser, ...marks.sort()].join(' '), secret)
    },
    holds,
    giving: (token) => {
      const others = allBut([token, own])
      const room = mostHeld - (own === null || own === token ? 1 : 2)
      const oldest = others.slice(0, Math.max(0, others.length - room)).map(takenCookie)
      // What is given is held from here on.
      return { token: token as HeldToken, cookies: [give(token), ...oldest] }
    },
    holdingOnly: (token) => [...(token === null ? [] : [give(token)]), ...allBut([token]).map(takenCookie)],
  }
}

/** Tokens begin at random, so that those of one browser do not begin alike. */
function nameOf(token: string): string {
  return beginning + token.slice(0, markLength)
}

function heldCookie(name: string, value: string): ReplyCookie {
  return { name, value, httpOnly: true, maxAgeSeconds: heldSeconds }
}

function takenCookie(name: string): ReplyCookie {
  return { name, value: '', httpOnly: true, maxAgeSeconds: 0 }
}

/** As long as those that are made at random, and as hard to guess. */
function nextToken(marks: string, secret: string): string {
  return signText(secret, ['next cart', marks]).subarray(0, 30).toString('base64url')
}

/** Keys that were shown lately and were right, by secret and token: a browser shows that of its cart with each request. */
const shownLately = new LRUCache<string, string>({ max: 5_000 })

function isKeyOf(given: string, token: string, secret: string): boolean {
  const name = `${secret} ${token}`
  const key = shownLately.get(name) ?? keyOfCart.make(secret, token)
  const isRight = isSameSignature(given, key)
  if (isRight) shownLately.set(name, key)
  return isRight
}
