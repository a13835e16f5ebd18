import { addressAsSent } from './address-as-sent.ts'
import type { RedirectRule } from './redirect-rules.ts'

/** Where a path is sent; null when no rule is about it. */
export type FollowRedirect = (
  path: string,
) => { readonly location: string; readonly status: 301 | 302 } | null

/** Prepares rules for being followed: plain ones are found at once, those with names are tried in order. */
export function followRedirects(rules: readonly RedirectRule[]): FollowRedirect {
  const plain = new Map<string, RedirectRule>()
  const patterns: { readonly rule: RedirectRule; readonly parts: readonly string[] }[] = []
  for (const rule of rules) {
    const source = addressAsSent(rule.source)
    if (source.includes('[')) patterns.push({ rule, parts: source.split('/') })
    else plain.set(source, rule)
  }
  return (path) => {
    const sent = addressAsSent(path)
    const asked = sent.length > 1 && sent.endsWith('/') ? sent.slice(0, -1) : sent
    const exact = plain.get(asked)
    if (exact) return { location: addressAsSent(exact.target), status: exact.status }
    const parts = asked.split('/')
    for (const pattern of patterns) {
      const found = matchParts(pattern.parts, parts)
      if (found)
        return { location: addressAsSent(fill(pattern.rule.target, found)), status: pattern.rule.status }
    }
    return null
  }
}

function matchParts(
  pattern: readonly string[],
  parts: readonly string[],
): ReadonlyMap<string, string> | null {
  if (pattern.length !== parts.length) return null
  const found = new Map<string, string>()
  for (const [index, wanted] of pattern.entries()) {
    const part = parts[index] ?? ''
    const name = /^\[([a-z][a-z0-9_]*)\]$/i.exec(wanted)?.[1]
    if (name === undefined) {
      if (part !== wanted) return null
    } else if (part === '') return null
    else found.set(name, part)
  }
  return found
}

function fill(target: string, found: ReadonlyMap<string, string>): string {
  return target.replace(/\[([a-z][a-z0-9_]*)\]/gi, (whole, name: string) => found.get(name) ?? whole)
}
