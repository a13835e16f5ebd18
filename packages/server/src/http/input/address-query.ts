import type { Exchange } from '../exchange.ts'

/** What stood after the question mark of the page that a form was sent from; nothing where it was not of this site. */
export function addressQuery({ referer, origin }: Pick<Exchange, 'referer' | 'origin'>): URLSearchParams {
  const from = referer !== null && URL.canParse(referer) ? new URL(referer) : null
  return from?.origin === new URL(origin).origin ? from.searchParams : new URLSearchParams()
}
