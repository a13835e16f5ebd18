import type { AreaThing, MemberArea } from '@vitrine/domain/memberships/area'
import type { Membership } from '@vitrine/domain/memberships/membership'
import type { MembershipPlan } from '@vitrine/domain/memberships/plan'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** The areas of a site that only members see. */
export interface MemberAreaRecords {
  /** All of them, the oldest first. */
  list(): Promise<readonly MemberArea[]>
  find(id: string): Promise<MemberArea | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<MemberArea | undefined>
  /** Adds one, or changes one that the transaction has locked. */
  save(area: MemberArea): Promise<void>
  /** Removes one that nothing lies in. */
  remove(id: string): Promise<void>
  thingsOf(id: string): Promise<readonly AreaThing[]>
  /** Puts a thing into an area; its own document is to be saved after. */
  put(id: string, thing: AreaThing): Promise<void>
  /** Takes one out; its own document is to be saved after. */
  takeOut(id: string, thing: AreaThing): Promise<void>
}

/** Ways to become a member. */
export interface MembershipPlanRecords {
  /** All of them, the oldest first. */
  list(): Promise<readonly MembershipPlan[]>
  find(id: string): Promise<MembershipPlan | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<MembershipPlan | undefined>
  /** Adds one, or changes one that the transaction has locked. */
  save(plan: MembershipPlan): Promise<void>
  remove(id: string): Promise<void>
}

/** Who is a member, and who was. */
export interface MembershipRecords {
  find(id: string): Promise<Membership | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<Membership | undefined>
  /** All of somebody, ended ones among them, the newest first. */
  ofEmail(email: string): Promise<readonly Membership[]>
  /** The same, locked until the end of the transaction. */
  lockOfEmail(email: string): Promise<readonly Membership[]>
  /** Whether anybody is or was a member by a plan. */
  hasOfPlan(planId: string): Promise<boolean>
  /** Adds one, or changes one that the transaction has locked. */
  save(membership: Membership): Promise<void>
  /** Forgets those of an address that began until a moment; returns how many. */
  removeOfEmail(email: string, untilMs?: number): Promise<number>
  /** A page of the owner's list. */
  list(ask: ListAsk): Promise<ListPage<Membership>>
  /** When the list changed last. */
  lastChangeMs(): Promise<number>
}
