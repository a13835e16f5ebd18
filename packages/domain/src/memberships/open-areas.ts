/** What of a site's areas is open to somebody. */
export interface OpenAreas {
  /** Whether they are a member by any plan. */
  readonly isMember: boolean
  readonly areaIds: { has(areaId: string): boolean }
}

/** What is open to those who are not signed in. */
export const noAreas: OpenAreas = { isMember: false, areaIds: new Set() }

/** What is open to those who keep the site. */
export const allAreas: OpenAreas = { isMember: true, areaIds: { has: () => true } }

/** What lies in areas: any of them opens it. */
interface Enclosed {
  readonly areaIds?: readonly string[] | undefined
}

/** Whether a thing lies in an area. */
export function isEnclosed({ areaIds }: Enclosed): boolean {
  return areaIds !== undefined && areaIds.length > 0
}

/** Whether a thing lies in no area, or in one that is open. */
export function isOpenTo({ areaIds = [] }: Enclosed, open: OpenAreas): boolean {
  return areaIds.length === 0 || areaIds.some((id) => open.areaIds.has(id))
}
