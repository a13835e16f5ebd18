import type {
  addMembershipPlanCall,
  changeMembershipPlanCall,
  removeMembershipPlanCall,
} from '@vitrine/contract/memberships/panel-calls'
import { membershipLimits } from '@vitrine/domain/memberships/area'
import { checkPlan, checkPlanPrice } from '@vitrine/domain/memberships/check-membership'
import { type MembershipPlan, productIdsOf } from '@vitrine/domain/memberships/plan'
import { changedMeanwhileText, checkFieldsText } from '@vitrine/domain/refusals/refusal-texts'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { recordAuditEntry } from '../owners/record-audit-entry.ts'
import { sellPlan } from './sell-plan.ts'
import { showSetUp } from './show-set-up.ts'

/** Adds a plan. */
export async function postMembershipPlan(
  exchange: Exchange<typeof addMembershipPlanCall>,
): Promise<AnswerTo<typeof addMembershipPlanCall>> {
  const { body, services, store } = exchange
  return store.transaction(async (tables) => {
    const errors = { ...checkPlan(body, await areaIdsIn(tables)), ...checkPlanPrice(body.price) }
    if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
    if ((await tables.membershipPlans.list()).length >= membershipLimits.plans)
      return refuse('fields-wrong', checkFieldsText, {
        errors: { name: `A site has at most ${membershipLimits.plans} plans.` },
      })
    const [id, nowMs] = [services.newId(), services.clock()]
    const input = inputOf(body)
    const priced = await sellPlan(tables, { id, name: input.name, offer: body.price, known: null }, services)
    if (!priced.ok) return refuse('fields-wrong', checkFieldsText, { errors: priced.errors })
    const plan = { ...input, price: priced.price, id, createdAtMs: nowMs, updatedAtMs: nowMs }
    return keep(tables, exchange, plan, `Membership plan added: ${plan.name}`)
  })
}

/** Changes a plan. */
export async function putMembershipPlan(
  exchange: Exchange<typeof changeMembershipPlanCall>,
): Promise<AnswerTo<typeof changeMembershipPlanCall>> {
  const { params, body, services, store } = exchange
  return store.transaction(async (tables) => {
    const found = await tables.membershipPlans.lock(params.planId)
    if (!found) return refuse('not-found', failureText.notFound)
    if (found.updatedAtMs !== body.updatedAtMs) return refuse('changed-meanwhile', changedMeanwhileText)
    const errors = { ...checkPlan(body, await areaIdsIn(tables)), ...checkPlanPrice(body.price) }
    if (Object.keys(errors).length > 0) return refuse('fields-wrong', checkFieldsText, { errors })
    const updatedAtMs = Math.max(services.clock(), found.updatedAtMs + 1)
    const [{ id, price: known }, input] = [found, inputOf(body)]
    const priced = await sellPlan(tables, { id, name: input.name, offer: body.price, known }, services)
    if (!priced.ok) return refuse('fields-wrong', checkFieldsText, { errors: priced.errors })
    const plan = { ...found, ...input, price: priced.price, updatedAtMs }
    return keep(tables, exchange, plan, `Membership plan changed: ${plan.name}`)
  })
}

/** Removes a plan that nobody is or was a member by. */
export async function deleteMembershipPlan(
  exchange: Exchange<typeof removeMembershipPlanCall>,
): Promise<AnswerTo<typeof removeMembershipPlanCall>> {
  const { planId } = exchange.params
  return exchange.store.transaction(async (tables) => {
    const found = await tables.membershipPlans.lock(planId)
    if (!found) return refuse('not-found', failureText.notFound)
    if (await tables.memberships.hasOfPlan(planId)) return refuse('plan-used', usedText)
    if (await isBeingBought(tables, found)) return refuse('plan-used', boughtText)
    const { id, name, price: known } = found
    await sellPlan(tables, { id, name, offer: { kind: 'free' }, known }, exchange.services)
    await tables.membershipPlans.remove(planId)
    await tables.site.raiseRevision()
    await recordAuditEntry(tables, exchange, {
      subjectId: planId,
      summary: `Membership plan removed: ${found.name}`,
    })
    return reply(await showSetUp(tables))
  })
}

const usedText = 'Somebody is or was a member by this plan. Offer it no longer instead: then nobody joins.'

const boughtText =
  'Somebody is paying for this plan, or ordered it and has not paid yet. Offer it no longer instead: then nobody joins.'

/**
 * Whoever pays for what is gone would pay for nothing. Who begins to holds its product; the orders are asked after the payments, which become them
 * meanwhile.
 */
async function isBeingBought(
  { products, orders, payments }: SiteTables,
  plan: MembershipPlan,
): Promise<boolean> {
  for (const productId of productIdsOf(plan)) {
    await products.lock(productId)
    if ((await payments.hasOpenFor(productId)) || (await orders.hasUnpaidOf(productId))) return true
  }
  return false
}

async function areaIdsIn({ memberAreas }: Pick<SiteTables, 'memberAreas'>): Promise<readonly string[]> {
  return (await memberAreas.list()).map(({ id }) => id)
}

type PlanInput = Pick<MembershipPlan, 'name' | 'description' | 'areaIds' | 'isOffered'>

function inputOf({ name, description, areaIds, isOffered }: PlanInput): PlanInput {
  const once = [...new Set(areaIds)]
  return { name: name.trim(), description: description.trim(), areaIds: once, isOffered }
}

async function keep(
  tables: SiteTables,
  exchange: Parameters<typeof recordAuditEntry>[1],
  plan: MembershipPlan,
  summary: string,
): Promise<AnswerTo<typeof addMembershipPlanCall>> {
  await tables.membershipPlans.save(plan)
  await tables.site.raiseRevision()
  await recordAuditEntry(tables, exchange, { subjectId: plan.id, summary })
  return reply(await showSetUp(tables))
}
