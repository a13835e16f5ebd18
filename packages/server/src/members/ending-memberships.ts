import type { Membership } from '@vitrine/domain/memberships/membership'
import { dayWords } from '@vitrine/domain/time/day-words'
import type { Site } from '@vitrine/domain/website/site'
import { sayIn } from '@vitrine/site/words/visitor-words'
import type { SiteTables } from '@vitrine/store/store'
import { lastsUntilMs, openMemberships, type PaidTables } from '../subscribed/open-memberships.ts'

type MemberTables = PaidTables & Pick<SiteTables, 'memberships' | 'membershipPlans'>

/** What somebody is a member of and would be no longer without their data, each with the day until which it was paid, in the language of the site. */
export async function endingMemberships(
  tables: MemberTables,
  emails: readonly string[],
  { site, nowMs }: { readonly site: Site; readonly nowMs: number },
): Promise<readonly string[]> {
  const own = (await Promise.all(emails.map((email) => tables.memberships.ofEmail(email)))).flat()
  const current = await openMemberships(tables, own, { nowMs, timeZone: site.timeZone })
  if (current.length === 0) return []
  const names = new Map((await tables.membershipPlans.list()).map(({ id, name }) => [id, name]))
  const ending: string[] = []
  for (const membership of current) {
    const plan = names.get(membership.planId)
    const endsAtMs = await lastsUntilMs(tables, membership)
    if (plan !== undefined) ending.push(inWords(plan, { ...membership, endsAtMs }, site))
  }
  return ending
}

function inWords(plan: string, { source, endsAtMs }: Membership, site: Site): string {
  if (endsAtMs === null) return plan
  const say = sayIn(site.language)
  const named = { plan, day: dayWords(endsAtMs, site) }
  return source === 'paid' ? say('{plan}, paid until {day}', named) : say('{plan}, until {day}', named)
}
