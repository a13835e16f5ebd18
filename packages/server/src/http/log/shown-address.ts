/** Query parameters whose values are logged: what is looked at, and how. Any other may hold a key, a token or a word of a visitor. */
const shownParameters: ReadonlySet<string> = new Set([
  'author',
  'category',
  'collectionId',
  'format',
  'itemId',
  'limit',
  'month',
  'offset',
  'page',
  'problem',
  'sort',
  'step',
  'tag',
  'v',
  'view',
])

/** Longest address that is logged, in characters. */
const maxLength = 300

/**
 * The target of a request as it may be logged: tokens of carts, codes and what is not known to be harmless of the query are left out (`…`), and
 * the rest of a long one.
 */
export function shownAddress(target: string): string {
  const start = target.indexOf('?')
  const path = (start < 0 ? target : target.slice(0, start)).replace(cartToken, '$1…').replace(code, '$1…')
  const query =
    start < 0
      ? ''
      : `?${target
          .slice(start + 1)
          .split('&')
          .map(shownParameter)
          .join('&')}`
  const shown = path + query
  return shown.length > maxLength ? `${shown.slice(0, maxLength)}…` : shown
}

/** `/api/3/commerce/cart/TOKEN/…`, `/commerce/digital-download/TOKEN`: who has the token has the cart, or the files. */
const cartToken = /(\/commerce\/(?:cart|digital-download)\/)(?!files\/)[^/]+/i

/** `…/codes/CODE`: who has the code of a gift card has what is on it. */
const code = /(\/codes\/)[^/]+/i

function shownParameter(text: string): string {
  const [name = '', value] = text.split('=', 2)
  if (value === undefined) return text === '' ? '' : '…'
  return shownParameters.has(name) ? text : `${shownName.test(name) ? name : '…'}=…`
}

/** What looks like the name of a parameter, and not like a secret that stands before a `=`. */
const shownName = /^[a-z][a-z0-9_.[\]-]{0,30}$/i
