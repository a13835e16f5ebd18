import { classOf, type Discount } from '@vitrine/domain/discounts/discount'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { bitsOf, type ListEntry, type ListTable } from '../lists/list-table.ts'

/** How discounts are listed. */
export const discountsTable: ListTable = {
  name: 'discounts',
  table: 'listed_discounts',
  version: 1,
  columns: {
    created: { name: 'created_at_ms', kind: 'number' },
    starts: { name: 'starts_at_ms', kind: 'number' },
    ends: { name: 'ends_at_ms', kind: 'number' },
  },
  choices: {
    halt: ['stopped', 'used-up'],
    trigger: ['automatic', 'code', 'bulk'],
    class: ['PRODUCT', 'ORDER', 'SHIPPING'],
  },
  texts: { name: { hasWords: true }, code: { hasWords: false } },
}

/** The list at a moment, by which the state of a discount is known. */
export function discountsTableAt(nowMs: number): ListTable {
  return { ...discountsTable, derived: { state: (states) => isOneOf(states, nowMs) } }
}

/** As late as a time can be: a discount without an end. */
const noEndMs = 8_640_000_000_000_000

/** What the list keeps of a discount. */
export function discountEntry(discount: Discount, isUsedUp: boolean): ListEntry {
  const { id, name, code, trigger, createdAtMs, startsAtMs, endsAtMs, isStopped } = discount
  return {
    id,
    columns: { created: createdAtMs, starts: startsAtMs ?? 0, ends: endsAtMs ?? noEndMs },
    choices: {
      halt: [...(isStopped ? ['stopped'] : []), ...(isUsedUp ? ['used-up'] : [])],
      trigger: [trigger],
      class: [classOf(discount)],
    },
    texts: { name: [name], code: code === '' ? [] : [code] },
    searched: [name, code],
  }
}

/** The same states as `discountState` of the domain tells. */
function isOneOf(states: readonly string[], nowMs: number): RawBuilder<SqlBool> {
  const is = (halt: string) =>
    sql<SqlBool>`(bits & cast(${bitsOf(discountsTable, 'halt', [halt])} as bigint)) <> 0`
  const isEnded = sql<SqlBool>`(${is('stopped')} or ends_at_ms <= ${nowMs})`
  const tests: Readonly<Record<string, RawBuilder<SqlBool>>> = {
    ended: isEnded,
    'used-up': sql<SqlBool>`(not ${isEnded} and ${is('used-up')})`,
    scheduled: sql<SqlBool>`(not ${isEnded} and not ${is('used-up')} and starts_at_ms > ${nowMs})`,
    active: sql<SqlBool>`(not ${isEnded} and not ${is('used-up')} and starts_at_ms <= ${nowMs})`,
  }
  const each = states.flatMap((state) => tests[state] ?? [])
  return each.length === 0 ? sql<SqlBool>`(1 = 0)` : sql<SqlBool>`(${sql.join(each, sql` or `)})`
}
