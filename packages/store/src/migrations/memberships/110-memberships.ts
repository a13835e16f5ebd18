import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'
import { index, table } from '../create-table.ts'

/** Makes the tables of areas for members, of plans, and of those who are members. */
export const memberships: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'member_areas', { id: 'text', document: 'text' }, ['id'])
    await table(db, 'member_area_things', { kind: 'text', thing_id: 'text', area_id: 'text' }, [
      'kind',
      'thing_id',
      'area_id',
    ])
    await index(db, 'member_area_things', ['area_id', 'kind', 'thing_id'])
    await table(db, 'membership_plans', { id: 'text', document: 'text' }, ['id'])
    await table(db, 'memberships', { id: 'text', email_key: 'text', plan_id: 'text', document: 'text' }, [
      'id',
    ])
    await index(db, 'memberships', ['email_key'])
    await index(db, 'memberships', ['plan_id', 'id'])
    await createListTable(db, 'listed_memberships', { started_at_ms: 'bigint', changed_at_ms: 'bigint' })
  },
}
