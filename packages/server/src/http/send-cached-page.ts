import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CachedPage, type PageForm, privateCaching, sharedCaching } from '../site/page-cache.ts'
import { issueCrumb, readVisitorCookies } from './visitor.ts'

/** Sends a rendered page in the form that the browser takes, or tells that it has it already. Does no more work than it must. */
export function sendCachedPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  { secret, isHttps }: { readonly secret: string; readonly isHttps: boolean },
): void {
  const form = chooseForm(page, request.headers['accept-encoding'])
  const cookies = crumbCookies(request.headers.cookie, secret, isHttps)
  const known = request.headers['if-none-match']
  if (known !== undefined && isKnown(known, form.etag)) {
    const caching = cookies === null ? sharedCaching : privateCaching
    response.writeHead(304, [...page.headers, 'etag', form.etag, ...caching, ...linesOf(cookies)])
    response.end()
    return
  }
  const headers = cookies === null ? form.sharedHeaders : form.privateHeaders.concat(linesOf(cookies))
  // Node takes the lines as they are; it does not change the array.
  response.writeHead(200, headers as string[])
  response.end(request.method === 'HEAD' ? undefined : form.bytes)
}

function linesOf(cookies: readonly string[] | null): string[] {
  return cookies === null ? [] : cookies.flatMap((cookie) => ['set-cookie', cookie])
}

function chooseForm(page: CachedPage, accepted: string | string[] | undefined): PageForm {
  if (typeof accepted !== 'string') return page.plain
  if (page.brotli !== null && accepted.includes('br')) return page.brotli
  if (page.gzip !== null && accepted.includes('gzip')) return page.gzip
  return page.plain
}

/** A first visitor is given what later changes are proved with. */
function crumbCookies(
  header: string | undefined,
  secret: string,
  isHttps: boolean,
): readonly string[] | null {
  if (header?.includes('crumb=') && header.includes('visitor=')) return null
  return issueCrumb(secret, readVisitorCookies(header, isHttps), isHttps).setCookies
}

function isKnown(header: string, etag: string): boolean {
  return (
    header === etag ||
    header === '*' ||
    header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
  )
}
