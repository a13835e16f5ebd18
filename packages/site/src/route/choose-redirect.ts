import type { FollowRedirect } from '@vitrine/domain/website/follow-redirects'
import { addressIn, withoutPrefix } from '@vitrine/domain/website/languages/address-in-language'
import type { PageContext } from '../page-json/page-context.ts'
import { route } from './route.ts'

type FollowedRule = NonNullable<ReturnType<FollowRedirect>>

/** Which rule of an address is followed; null where none leads anywhere. */
type Choice = (path: string) => FollowedRule | null | Promise<FollowedRule | null>

interface RulesThere {
  readonly rulesOf: (path: string) => readonly FollowedRule[]
  readonly context: PageContext
}

/**
 * The rule by which an address without a page leads to one: its first from which the first rules of those behind it go on to a page; where it
 * has none, one from which these go on by the rules that are chosen for them so. So none that is chosen leads round and round.
 */
export async function chooseRedirect(
  path: string,
  { follow, context }: { readonly follow: FollowRedirect; readonly context: PageContext },
): Promise<FollowedRule | null> {
  const there = { rulesOf: rulesIn(context.language.prefix, follow), context }
  const chosen = (address: string) => chooseBy((reached) => there.rulesOf(reached)[0] ?? null, address, there)
  return (await chosen(path)) ?? chooseBy(chosen, path, there)
}

/** Gives the rules of an address: in a language those that it has there before those that it has in all of them. */
function rulesIn(prefix: string, follow: FollowRedirect): RulesThere['rulesOf'] {
  return (path) =>
    [prefix === '' ? null : follow(addressIn(prefix, path)), follow(path)].filter((rule) => rule !== null)
}

async function chooseBy(behind: Choice, path: string, there: RulesThere): Promise<FollowedRule | null> {
  for (const rule of there.rulesOf(path))
    if (!(await leadsRound(path, rule, { ...there, behind }))) return rule
  return null
}

/** So many rules are followed one after another. */
const mostRules = 10

/** Whether rules alone lead from an address round and round, with no page on the way: a browser would follow until it gave up. */
async function leadsRound(
  path: string,
  rule: FollowedRule,
  { behind, rulesOf, context }: RulesThere & { readonly behind: Choice },
): Promise<boolean> {
  const { prefix } = context.language
  const inLanguage = (address: string) => (prefix === '' ? null : withoutPrefix(address, prefix)) ?? address
  let address = inLanguage(rule.location)
  for (let count = 0; count < mostRules; count += 1) {
    if (!address.startsWith('/')) return false
    const [reached = '/'] = address.split(/[?#]/)
    if (reached === path) return true
    if ((await route(reached, context)).kind !== 'not-found') return false
    const next = await behind(reached)
    // Where no rule is, there is no page, and it ends.
    if (next === null) return rulesOf(reached).length > 0
    address = inLanguage(next.location)
  }
  return true
}
