import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CrumbCookies } from '../visitor/crumb-cookies.ts'
import { acceptedEncodings } from './accepted-encodings.ts'
import { type CachedPage, type PageForm, privateCaching, sharedCaching } from './page-cache.ts'

/** Sends a rendered page in the form that the browser takes, or tells that it has it already. Does no more work than it must. */
export function sendCachedPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  { crumbs, isHttps }: { readonly crumbs: CrumbCookies; readonly isHttps: boolean },
): void {
  const asked = request.headers
  const form = chooseForm(page, asked['accept-encoding'])
  // A first visitor is given what later changes are proved with.
  const cookies = crumbs.linesFor(asked.cookie, isHttps)
  const known = asked['if-none-match']
  if (known !== undefined && page.status === 200 && isKnown(known, form.etag)) {
    const caching = cookies === null ? sharedCaching : privateCaching
    response.writeHead(304, [...page.headers, 'etag', form.etag, ...caching, ...(cookies ?? [])])
    response.end()
    return
  }
  const headers = cookies === null ? form.sharedHeaders : form.privateHeaders.concat(cookies)
  // Node takes the lines as they are; it does not change the array.
  response.writeHead(page.status, headers as string[])
  response.end(request.method === 'HEAD' ? undefined : form.octets, 'latin1')
}

function chooseForm(page: CachedPage, accepted: string | string[] | undefined): PageForm {
  const { brotli, gzip } = acceptedEncodings(accepted)
  if (brotli && page.brotli !== null) return page.brotli
  if (gzip && page.gzip !== null) return page.gzip
  return page.plain
}

function isKnown(header: string, etag: string): boolean {
  return (
    header === etag ||
    header === '*' ||
    header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
  )
}
