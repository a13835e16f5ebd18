import { maxRedirects, type RedirectRule } from './redirect-rules.ts'
import { isAboutAllBelow } from './redirects/match-redirects.ts'
import { findRedirectLoops } from './redirects/redirect-loops.ts'

/** A path of the site that leads elsewhere from now on, such as `/old` to `/new`. */
export interface MovedAddress {
  readonly from: string
  readonly to: string
}

/**
 * The rules with one for each address that moved. Rules that led to an old address, or below one whose all moved, lead to the new one, and a
 * rule of an address that is in use again goes, as does one that would lead round and round with the new ones. Null when there would be more
 * rules than a site may have.
 */
export function addMovedAddresses(
  rules: readonly RedirectRule[],
  moved: readonly MovedAddress[],
): readonly RedirectRule[] | null {
  let all = rules
  for (const { from, to } of moved) {
    if (from === to) continue
    const replaced = new Set([...sourcesOf(from), ...sourcesOf(to)])
    const added: RedirectRule = { source: from, target: to, status: 301 }
    const kept = all
      .filter(({ source }) => !replaced.has(source))
      .map((rule) => ({ ...rule, target: movedTarget(rule.target, { from, to }) }))
      .filter(({ source, target }) => source !== target)
    all = withoutRings([...kept, added], added)
  }
  return all.length > maxRedirects ? null : all
}

/** What moves with a collection: its own address, and all below it. */
export function movedWithin(from: string, to: string): readonly MovedAddress[] {
  return ['', '/*'].map((rest) => ({ from: from + rest, to: to + rest }))
}

/** The sources that a rule of an address takes the place of; what is in a collection once moved by two rules with names. */
function sourcesOf(address: string): readonly string[] {
  if (!isAboutAllBelow({ source: address })) return [address]
  const holder = address.slice(0, -'/*'.length)
  return [address, `${holder}/[item]`, `${holder}/[part]/[item]`]
}

function movedTarget(target: string, { from, to }: MovedAddress): string {
  if (target === from) return to
  const isBelow = isAboutAllBelow({ source: from }) && target.startsWith(from.slice(0, -1))
  return isBelow ? to.slice(0, -1) + target.slice(from.length - 1) : target
}

/** Rules without those older ones that send back what a new one sends on. */
function withoutRings(rules: readonly RedirectRule[], added: RedirectRule): readonly RedirectRule[] {
  const ring = findRedirectLoops(rules).find((each) => each.includes(added) && each.length > 1)
  if (!ring) return rules
  const next = ring[(ring.indexOf(added) + 1) % ring.length]
  return withoutRings(
    rules.filter((rule) => rule !== next),
    added,
  )
}
