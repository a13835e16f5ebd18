import type { RedirectRule } from './redirect-rules.ts'
import { matchRedirects } from './redirects/match-redirects.ts'

/** Where a path is sent; null when no rule is about it. */
export type FollowRedirect = (
  path: string,
) => { readonly location: string; readonly status: 301 | 302 } | null

/** Prepares rules for being followed. */
export function followRedirects(rules: readonly RedirectRule[]): FollowRedirect {
  const match = matchRedirects(rules)
  return (path) => {
    const found = match(path)
    return found && { location: found.location, status: found.rule.status }
  }
}
