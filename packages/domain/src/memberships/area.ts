/** A part of a site that only its members see; what lies in it is kept beside it. */
export interface MemberArea {
  readonly id: string
  readonly name: string
  /** What those read who are no members; '' for the usual words. */
  readonly deniedText: string
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** What can lie in an area. */
export type AreaThingKind = (typeof areaThingKinds)[number]

/** A page with all that is in it, a single post, or a single product. */
export const areaThingKinds = ['page', 'item', 'product'] as const

/** One thing that lies in an area. */
export interface AreaThing {
  readonly kind: AreaThingKind
  readonly id: string
}

/** Bounds of areas and plans. */
export const membershipLimits = {
  areas: 50,
  plans: 50,
  things: 500,
  name: 100,
  text: 1_000,
} as const
