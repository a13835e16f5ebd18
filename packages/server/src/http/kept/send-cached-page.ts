import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CrumbCookies } from '../visitor/crumb-cookies.ts'
import { encodingsFor } from './encodings.ts'
import { isKnown } from './etag.ts'
import { type CachedPage, type EncodedPage, privateCaching, sharedCaching } from './page-cache.ts'

/** Sends a rendered page in the encoding that the browser takes, or tells that it has it already. Does no more work than it must. */
export function sendCachedPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  { crumbs, isHttps }: { readonly crumbs: CrumbCookies; readonly isHttps: boolean },
): void {
  const asked = request.headers
  const encodedPage = chooseEncoding(page, asked['accept-encoding'])
  // A first visitor is given what later changes are proved with.
  const cookies = crumbs.linesFor(asked.cookie, isHttps)
  if (page.status === 200 && isKnown(asked['if-none-match'], encodedPage.etag)) {
    const caching = cookies === null ? sharedCaching : privateCaching
    response.writeHead(304, [...page.headers, 'etag', encodedPage.etag, ...caching, ...(cookies ?? [])])
    response.end()
    return
  }
  const headers = cookies === null ? encodedPage.sharedHeaders : encodedPage.privateHeaders.concat(cookies)
  // Node takes the lines as they are; it does not change the array.
  response.writeHead(page.status, headers as string[])
  response.end(request.method === 'HEAD' ? undefined : encodedPage.octets, 'latin1')
}

/** Whether a page is to be encoded before it is sent: gzip is waited for, and taken until there is Brotli. */
export function lacksGzip(page: CachedPage, { headers }: IncomingMessage): boolean {
  return page.encoded.gzip === null && encodingsFor(headers['accept-encoding']).includes('gzip')
}

function chooseEncoding(
  { plain, encoded }: CachedPage,
  accepted: string | string[] | undefined,
): EncodedPage {
  for (const encoding of encodingsFor(accepted)) {
    const encodedPage = encoded[encoding]
    if (encodedPage !== null) return encodedPage
  }
  return plain
}
