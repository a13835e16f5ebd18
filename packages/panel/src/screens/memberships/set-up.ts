import type { ReplyOf } from '@vitrine/contract/call'
import type { listMembershipsCall, readMemberSetUpCall } from '@vitrine/contract/memberships/panel-calls'

/** The areas and plans of the site. */
export type SetUp = ReplyOf<typeof readMemberSetUpCall>

/** One of its areas. */
export type Area = SetUp['areas'][number]

/** What can lie in one. */
export type Thing = Area['things'][number]

/** One of its plans. */
export type Plan = SetUp['plans'][number]

/** A row of the list of members. */
export type MembershipRow = ReplyOf<typeof listMembershipsCall>['rows'][number]
