import { classOf, type Discount } from '@vitrine/domain/discounts/discount'
import { discountState } from '@vitrine/domain/discounts/discount-state'
import { automaticCode } from '@vitrine/store/discounts/discounts'
import type { SiteTables } from '@vitrine/store/store'

type Tables = Pick<SiteTables, 'discountCodes'>

/** A discount as the panel sees it. */
export async function showDiscount(tables: Tables, discount: Discount, nowMs: number) {
  const { id, createdAtMs: _, updatedAtMs, ...input } = discount
  const counts = await tables.discountCodes.count(id)
  return {
    id,
    discount: input,
    updatedAtMs,
    state: discountState(discount, { nowMs, isUsedUp: isUsedUp(discount, counts.uses) }),
    counts: discount.trigger === 'automatic' ? { ...counts, codes: 0 } : counts,
  }
}

/** Discounts in the list. */
export async function showDiscountRows(tables: Tables, discounts: readonly Discount[], nowMs: number) {
  const uses = await tables.discountCodes.uses(discounts.map(({ id }) => id))
  return discounts.map((each) => showDiscountRow(each, uses.get(each.id) ?? 0, nowMs))
}

/** A discount in the list, as the file of the list has it, too. */
export type DiscountListRow = ReturnType<typeof showDiscountRow>

function showDiscountRow(discount: Discount, uses: number, nowMs: number) {
  const { id, name, code, trigger, usageLimit, startsAtMs, endsAtMs, createdAtMs } = discount
  const state = discountState(discount, { nowMs, isUsedUp: isUsedUp(discount, uses) })
  const row = { id, name, code, trigger, usageLimit, startsAtMs, endsAtMs, createdAtMs }
  return { ...row, class: classOf(discount), state, uses }
}

/** The codes by which the uses of a discount are counted, as far as there is one. */
export function countedCode({ id, trigger, code }: Pick<Discount, 'id' | 'trigger' | 'code'>): string | null {
  if (trigger === 'bulk') return null
  return trigger === 'automatic' ? automaticCode(id) : code
}

/** Of many codes, each has a limit of its own. */
function isUsedUp({ trigger, usageLimit }: Discount, uses: number): boolean {
  return trigger !== 'bulk' && usageLimit !== null && uses >= usageLimit
}
