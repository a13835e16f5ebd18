import { type HeldToken, readHeldCarts } from '../../http/visitor/held-carts.ts'

/** The token of a cart as the browser has it that was given the cart. */
export function heldToken(token: string): HeldToken {
  const nobody = { secret: null, cartToken: null, hiddenCookie: () => null, hiddenCookies: () => [] }
  return readHeldCarts(nobody, 'a secret of tests').giving(token).token
}
