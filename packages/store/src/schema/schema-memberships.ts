import type { AreaThingKind } from '@vitrine/domain/memberships/area'
import type { ListedRow } from './schema-lists.ts'

/** Areas for members, the plans that open them, and who is a member. */
export interface MembershipTables {
  readonly member_areas: DocumentRow
  readonly member_area_things: AreaThingRow
  readonly membership_plans: DocumentRow
  readonly memberships: MembershipRow
  readonly listed_memberships: ListedRow & { started_at_ms: number; changed_at_ms: number }
}

interface DocumentRow {
  website_id: string
  id: string
  document: string
}

interface AreaThingRow {
  website_id: string
  kind: AreaThingKind
  thing_id: string
  area_id: string
}

interface MembershipRow {
  website_id: string
  id: string
  /** In lower case. */
  email_key: string
  plan_id: string
  document: string
}
