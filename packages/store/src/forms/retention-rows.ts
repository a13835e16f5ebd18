import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

const dayMs = 86_400_000

/** Submissions that are removed in one transaction: fewer than of other rows, as deliveries, files and a row of the list go with each. */
const submissionsAtOnce = 200

/** How long a form keeps what was sent; null: without end. */
export async function keptDays(session: Session, formId: string): Promise<number | null> {
  const row = await session.first(find, { websiteId: session.websiteId, formId })
  return row ? Number(row.days) : null
}

/** Says how long a form keeps what was sent. */
export async function keepFor(session: Session, formId: string, days: number | null): Promise<void> {
  const { websiteId } = session
  if (days === null) await session.write(forget, { websiteId, formId })
  else await session.write(save, { websiteId, formId, days })
}

/** Ids of some submissions that are older than their form keeps them. */
export async function tooOld(session: Session, nowMs: number): Promise<readonly string[]> {
  const { websiteId } = session
  for (const { form_id: formId, days } of await session.all(all, { websiteId })) {
    const beforeMs = nowMs - Number(days) * dayMs
    const rows = await session.all(before, { websiteId, formId, beforeMs, limit: submissionsAtOnce })
    if (rows.length > 0) return rows.map(({ id }) => id)
  }
  return []
}

interface GivenForm {
  readonly websiteId: string
  readonly formId: string
}

const find = statement((db, given: GivenForm) =>
  db
    .selectFrom('form_retention')
    .select('days')
    .where('website_id', '=', given.websiteId)
    .where('form_id', '=', given.formId),
)

const all = statement((db, given: { readonly websiteId: string }) =>
  db.selectFrom('form_retention').select(['form_id', 'days']).where('website_id', '=', given.websiteId),
)

const save = statement((db, given: GivenForm & { readonly days: number }) =>
  db
    .insertInto('form_retention')
    .values({ website_id: given.websiteId, form_id: given.formId, days: given.days })
    .onConflict((conflict) => conflict.columns(['website_id', 'form_id']).doUpdateSet({ days: given.days })),
)

const forget = statement((db, given: GivenForm) =>
  db
    .deleteFrom('form_retention')
    .where('website_id', '=', given.websiteId)
    .where('form_id', '=', given.formId),
)

const before = statement((db, given: GivenForm & { readonly beforeMs: number; readonly limit: number }) =>
  db
    .selectFrom('form_submissions')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('form_id', '=', given.formId)
    .where('created_at_ms', '<', given.beforeMs)
    .orderBy('created_at_ms')
    .limit(given.limit),
)
