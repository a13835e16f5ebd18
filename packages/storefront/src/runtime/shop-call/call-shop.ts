import type { AddressOf, Call, ReplyOf } from '@vitrine/contract/call'
import { type InputOf, makeCall } from '@vitrine/contract/client/make-call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { inPageLanguage } from '../page-language/in-page-language.ts'
import { shopCrumb } from './shop-crumb.ts'

/** What a visitor reads when it is not known what went wrong (specification, section 8). */
const unknownText = 'Please try again.'

/**
 * Makes a call to our own server: `callShop<typeof addEntryCall>(addEntryAddress, { body })`. The call is named by its type alone, so
 * that pages load no schemas. Gives up after 30 seconds by default.
 */
export function callShop<C extends Call>(
  address: AddressOf<C>,
  input: InputOf<C>,
  { timeLimitMs = 30_000, unknown = unknownText, outlivesPage = false, headers = {} }: ShopCallOptions = {},
): Promise<Outcome<ReplyOf<C>>> {
  return makeCall<C>(address, input, {
    fetch: (url, request) =>
      fetch(inPageLanguage(url), {
        ...request,
        headers: { ...request.headers, ...headers },
        signal: AbortSignal.timeout(timeLimitMs),
        ...(outlivesPage && { keepalive: true }),
      }),
    takesCookies: () => navigator.cookieEnabled,
    crumb: shopCrumb,
    wordless: () => unknown,
  })
}

interface ShopCallOptions {
  readonly timeLimitMs?: number
  /** What a visitor reads when it is not known what went wrong. */
  readonly unknown?: string
  /** Whether it is sent to its end when the page is left meanwhile: for small bodies. */
  readonly outlivesPage?: boolean
  /** What is told beside the body. */
  readonly headers?: Readonly<Record<string, string>>
}
