import type { PageViewer } from '@vitrine/site/render/page-render'
import type { LiveSite } from '@vitrine/site/sites/live-sites'
import type { RequestTarget } from '../../http/hosts/site-request.ts'
import type { Installation } from '../../http/installation.ts'
import { type CachedPage, encodePage, makeCachedPage } from '../../http/kept/page-cache.ts'
import { plainSecurityHeaders, strictTransport } from '../../http/reply/security-headers.ts'
import { type FoundPage, type MadePage, makePage, type PageRedirect, type PageRequest } from './make-page.ts'
import { mistakesPage } from './mistakes-page.ts'

/** Pages are made again after this, as posts come due and dates are written in relation to now. */
export const maxAgeMs = 300_000

/** That of a page which is not shown as it is made wrongly. */
const brokenStatus = 500

export type PageOutcome =
  | KeptPage
  | UnkeptPage
  | PageRedirect
  | { readonly kind: 'refused'; readonly retryAfterMs: number }

/** A page that is to be made, and for whom. */
export interface PageToMake extends PageRequest {
  readonly found: FoundPage
  readonly viewer: PageViewer | null
}

interface KeptPage {
  readonly kind: 'kept'
  readonly page: CachedPage
}

/** A page that is made for one answer alone. */
export interface UnkeptPage {
  readonly kind: 'unkept'
  readonly status: number
  readonly headers: readonly string[]
  readonly body: string
}

/** Makes a page, and keeps it under `key` if it is one that others will ask for. */
export async function startPage(
  installation: Installation,
  { live, target, found, viewer }: PageToMake,
  key: string | null,
): Promise<PageOutcome> {
  const { mistakes } = found.context.theme
  if (installation.services.isDev && mistakes.length > 0)
    return { kind: 'unkept', status: brokenStatus, ...mistakesPage(mistakes) }
  const made = await makePage(installation, found, viewer)
  return made.kind === 'redirect' ? made : keepPage(installation, made, { live, target, key })
}

/** Keeps what was made under a key, if it is what others will ask for; without a key it is sent alone. */
export function keepPage(
  installation: Installation,
  made: MadePage,
  { live, target, key }: Pick<PageRequest, 'live' | 'target'> & { readonly key: string | null },
): KeptPage | UnkeptPage {
  const { services, origins } = installation
  const { status, body } = made
  const headers = headersOf(made, target)
  const nowMs = services.clock()
  const isKept = key !== null && made.isKeepable
  if (!isKept || !origins.keeps(live.site, target.origin, services.publicUrl, nowMs))
    return { kind: 'unkept', status, headers, body }
  const page = makeCachedPage({
    status,
    body,
    headers,
    revision: live.site.revision,
    themeVersion: made.themeVersion,
    expiresAtMs: nowMs + maxAgeMs,
  })
  installation.pages.set(key, page)
  encodePage(page, 'br').catch((error: unknown) =>
    services.log.warn({ err: error }, 'A page could not be encoded: it goes out in gzip'),
  )
  return { kind: 'kept', page }
}

function headersOf(made: MadePage, { isHttps }: RequestTarget): readonly string[] {
  const headers: Readonly<Record<string, string>> = {
    ...plainSecurityHeaders,
    ...(isHttps ? { 'strict-transport-security': strictTransport } : {}),
    'content-type': made.contentType,
    'content-security-policy': made.policy,
    vary: 'accept-encoding',
    ...(made.isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
  }
  return Object.entries(headers).flat()
}

/** Whether a page in memory shows the site as it is now, or, while the database is away, as it was last. */
export function isCurrent(
  page: Pick<CachedPage, 'revision' | 'themeVersion' | 'expiresAtMs'>,
  { site, isAway }: LiveSite,
  { views, services }: Installation,
): boolean {
  return (
    page.revision === site.revision &&
    page.themeVersion === views.themes.versionOf(site) &&
    (isAway || page.expiresAtMs > services.clock())
  )
}
