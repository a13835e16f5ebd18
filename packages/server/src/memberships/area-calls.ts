import type {
  addMemberAreaCall,
  changeMemberAreaCall,
  readMemberSetUpCall,
  removeMemberAreaCall,
} from '@vitrine/contract/memberships/panel-calls'
import { type AreaThing, membershipLimits } from '@vitrine/domain/memberships/area'
import { checkArea, lastAreaText } from '@vitrine/domain/memberships/check-membership'
import { type MembershipPlan, productIdsOf } from '@vitrine/domain/memberships/plan'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import { canBeCharged } from '@vitrine/domain/subscriptions/is-over'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { arrangeThings, missingThing } from './arrange-things.ts'
import { showSetUp } from './show-set-up.ts'

/** Answers the areas and plans of the site. */
export async function getMemberSetUp({
  store,
}: Exchange<typeof readMemberSetUpCall>): Promise<AnswerTo<typeof readMemberSetUpCall>> {
  return reply(await showSetUp(store))
}

/** Adds an area. Without accounts nobody could sign in to it: they are switched on. */
export async function postMemberArea(
  exchange: Exchange<typeof addMemberAreaCall>,
): Promise<AnswerTo<typeof addMemberAreaCall>> {
  const { body, services, store } = exchange
  const errors = checkArea(body)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  return store.transaction(async (tables) => {
    if ((await tables.memberAreas.list()).length >= membershipLimits.areas)
      return wrong('name', `A site has at most ${membershipLimits.areas} areas.`)
    const things = unique(body.things)
    const missing = await missingThing(tables, things)
    if (missing !== null) return wrong('things', missing)
    const [id, nowMs] = [services.newId(), services.clock()]
    const { name, deniedText } = trimmed(body)
    await tables.memberAreas.save({ id, name, deniedText, createdAtMs: nowMs, updatedAtMs: nowMs })
    await arrangeThings(tables, id, things)
    await switchAccountsOn(tables)
    return done(tables, exchange, { id, summary: `Member area added: ${name}` })
  })
}

/** Changes an area and what lies in it. */
export async function putMemberArea(
  exchange: Exchange<typeof changeMemberAreaCall>,
): Promise<AnswerTo<typeof changeMemberAreaCall>> {
  const { params, body, services, store } = exchange
  const errors = checkArea(body)
  if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
  return store.transaction(async (tables) => {
    const found = await tables.memberAreas.lock(params.areaId)
    if (!found) return refuse('not-found', failureText.notFound)
    if (found.updatedAtMs !== body.updatedAtMs) return refuse('changed-meanwhile', changedMeanwhileText)
    const things = unique(body.things)
    const missing = await missingThing(tables, things, await tables.memberAreas.thingsOf(found.id))
    if (missing !== null) return wrong('things', missing)
    const updatedAtMs = Math.max(services.clock(), found.updatedAtMs + 1)
    await tables.memberAreas.save({ ...found, ...trimmed(body), updatedAtMs })
    await arrangeThings(tables, found.id, things)
    return done(tables, exchange, { id: found.id, summary: `Member area changed: ${body.name.trim()}` })
  })
}

/** Removes an area; plans open what is left to them. The last area of what is paid for stays. */
export async function deleteMemberArea(
  exchange: Exchange<typeof removeMemberAreaCall>,
): Promise<AnswerTo<typeof removeMemberAreaCall>> {
  const { areaId } = exchange.params
  return exchange.store.transaction(async (tables) => {
    const found = await tables.memberAreas.lock(areaId)
    if (!found) return refuse('not-found', failureText.notFound)
    // Who changes a plan locks it before its product: so do we.
    const opening: MembershipPlan[] = []
    for (const { id } of await tables.membershipPlans.list()) {
      const plan = await tables.membershipPlans.lock(id)
      if (plan?.areaIds.includes(areaId)) opening.push(plan)
    }
    const paid = await paidForAlone(tables, opening, exchange.services.clock())
    if (paid.length > 0) return refuse('plan-used', lastAreaText(paid.map(({ name }) => name).join(', ')))
    for (const plan of opening)
      await tables.membershipPlans.save({ ...plan, areaIds: plan.areaIds.filter((each) => each !== areaId) })
    await arrangeThings(tables, areaId, [])
    await tables.memberAreas.remove(areaId)
    return done(tables, exchange, { id: areaId, summary: `Member area removed: ${found.name}` })
  })
}

/** The plans that open one area alone, and that somebody pays for, or can: they would pay for nothing. */
async function paidForAlone(
  tables: SiteTables,
  plans: readonly MembershipPlan[],
  nowMs: number,
): Promise<readonly MembershipPlan[]> {
  const paid: MembershipPlan[] = []
  for (const plan of plans.filter(({ areaIds }) => areaIds.length === 1)) {
    const isSold = plan.isOffered && plan.price.kind === 'paid'
    if (isSold || (await isChargedFor(tables, plan, nowMs))) paid.push(plan)
  }
  return paid
}

async function isChargedFor(
  { subscriptions }: SiteTables,
  plan: MembershipPlan,
  nowMs: number,
): Promise<boolean> {
  const ids = (await Promise.all(productIdsOf(plan).map((id) => subscriptions.idsTo(id)))).flat()
  const begun = await Promise.all(ids.map((id) => subscriptions.find(id)))
  return begun.some((each) => each && canBeCharged(each, nowMs))
}

function trimmed({ name, deniedText }: { readonly name: string; readonly deniedText: string }) {
  return { name: name.trim(), deniedText: deniedText.trim() }
}

function unique(things: readonly AreaThing[]): readonly AreaThing[] {
  return [...new Map(things.map((each) => [`${each.kind} ${each.id}`, each])).values()]
}

function wrong(field: string, message: string) {
  return refuse('fields-wrong', checkFieldsText, { errors: { [field]: message } })
}

async function switchAccountsOn({ site }: Pick<SiteTables, 'site'>): Promise<void> {
  const now = await site.lock()
  if (!now.store.hasAccounts) await site.save({ ...now, store: { ...now.store, hasAccounts: true } })
}

async function done(
  tables: SiteTables,
  exchange: Parameters<typeof recordAuditEntry>[1],
  { id, summary }: { readonly id: string; readonly summary: string },
): Promise<AnswerTo<typeof readMemberSetUpCall>> {
  await tables.site.raiseRevision()
  await recordAuditEntry(tables, exchange, { subjectId: id, summary })
  return reply(await showSetUp(tables))
}
