import { noNeeds, type PageNeeds } from '@vitrine/site/theme/page-needs'

/** Headers of every answer. */
export const plainSecurityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Tells browsers to come by https only, for a year. */
export const strictTransport = 'max-age=31536000'

/** The policy of answers that are no pages: nothing may run. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * The policy of a page: scripts come from the site itself, from the addresses that its template names, or stand in the page and are
 * among those of which the page's makers gave the hashes; the page itself is not asked, as visitors' words stand in it. Event handler attributes run only where the template's own files hold them; `javascript:` addresses never do. Pictures,
 * styles and frames may come by http as well: `//host` means that on a page that came by http, and browsers forbid it on any other.
 */
export function pagePolicy(scriptHashes: readonly string[], needs: PageNeeds = noNeeds): string {
  const { scriptOrigins, connections, formTargets, evaluates, makesWorkers, handlerHashes } = needs
  const handlers = handlerHashes.length === 0 ? [] : ["'unsafe-hashes'", ...handlerHashes]
  const scripts = [
    "'self'",
    ...scriptOrigins,
    ...(evaluates ? ["'unsafe-eval'"] : []),
    ...handlers,
    ...scriptHashes,
  ].join(' ')
  const connect = ["'self'", ...new Set([...scriptOrigins, ...connections])].join(' ')
  const forms = ["'self'", 'https:', ...formTargets].join(' ')
  return (
    `default-src 'self'; script-src ${scripts}; style-src 'self' 'unsafe-inline' https: http:; img-src 'self' data: https: http:; ` +
    `font-src 'self' data: https: http:; media-src 'self' https: http:; frame-src 'self' https: http:; connect-src ${connect}; ` +
    `${makesWorkers ? "worker-src 'self' blob:; " : ''}object-src 'none'; base-uri 'self'; form-action ${forms}; frame-ancestors 'self'`
  )
}
