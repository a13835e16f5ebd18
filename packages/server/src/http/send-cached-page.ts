import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage, PageForm } from '../site/page-cache.ts'
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
  const caching = cookies === null ? sharedCaching : privateCaching
  const more =
    cookies === null ? caching : [...caching, ...cookies.flatMap((cookie) => ['set-cookie', cookie])]

  const known = request.headers['if-none-match']
  if (known !== undefined && isKnown(known, form.etag)) {
    response.writeHead(304, [...page.headers, 'etag', form.etag, ...more])
    response.end()
    return
  }
  response.writeHead(200, [...form.headers, ...more])
  response.end(request.method === 'HEAD' ? undefined : form.bytes)
}

const sharedCaching = ['cache-control', 'public, max-age=0, must-revalidate']
const privateCaching = ['cache-control', 'private, max-age=0, must-revalidate']

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
