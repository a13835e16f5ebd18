import { addressAsSent } from '../address-as-sent.ts'
import { isAboutAllBelow, type Leading, type MatchRedirect, matchRedirects } from './match-redirects.ts'

/** Most addresses that are followed: rules that shift their names among each other make more than there are rules. */
const mostSteps = 10_000

/**
 * Rules that lead round and round, one list for each ring, in the order in which they are followed. An address that a rule with names alone
 * is about, and that has no name in it, such as `/shop/all` of `/shop/[item] -> /shop/all`, is taken for a page: no rule hides one.
 */
export function findRedirectLoops<Rule extends Leading>(
  rules: readonly Rule[],
): readonly (readonly Rule[])[] {
  const match = matchRedirects(rules)
  const seen = new Set<string>()
  return rules.flatMap((rule) => {
    const loop = seen.size < mostSteps ? walk(sampleOf(rule.source), match, seen) : []
    return loop.length > 0 ? [loop] : []
  })
}

/** Follows an address until there is no rule or a place that was seen; the rules of the ring that it came to, if it is a new one. */
function walk<Rule extends Leading>(
  start: string,
  match: MatchRedirect<Rule>,
  seen: Set<string>,
): readonly Rule[] {
  const steps = new Map<string, Rule>()
  const lengths = new Map<Rule, number>()
  let address = start
  while (!seen.has(address) && seen.size < mostSteps) {
    const found = match(address)
    if (!found || (isNamed(found.rule.source) && !isNamed(address))) return []
    const { rule } = found
    // What grows from round to round comes to no place a second time.
    if (isAboutAllBelow(rule) && address.length > (lengths.get(rule) ?? address.length))
      return ringFrom(rule, steps)
    lengths.set(rule, Math.min(address.length, lengths.get(rule) ?? address.length))
    seen.add(address)
    steps.set(address, rule)
    address = trimSlash(found.location)
  }
  if (!steps.has(address)) return []
  const walked = [...steps.keys()]
  return [...new Set([...steps.values()].slice(walked.indexOf(address)))]
}

function ringFrom<Rule>(rule: Rule, steps: ReadonlyMap<string, Rule>): readonly Rule[] {
  const rules = [...steps.values()]
  return [...new Set(rules.slice(rules.indexOf(rule)))]
}

/** An address that the rule is about: names have numbers in their place, which no part of an address is written as. */
function sampleOf(source: string): string {
  let count = 0
  return addressAsSent(source).replace(/\[[^\]]*\]/g, () => `[${++count}]`)
}

function isNamed(address: string): boolean {
  return address.includes('[') || address.endsWith('/*')
}

function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
