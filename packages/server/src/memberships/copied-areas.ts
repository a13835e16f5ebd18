import type { AreaThing } from '@vitrine/domain/memberships/area'
import type { SiteTables } from '@vitrine/store/store'

/** What lies in member areas, or in none. */
interface Enclosed {
  readonly areaIds?: readonly string[] | undefined
}

/** Reads what is to be copied once its areas are locked: who changes an area locks it before what lies in it, and so do we. */
export async function lockToCopy<Thing extends Enclosed>(
  { memberAreas }: Pick<SiteTables, 'memberAreas'>,
  find: () => Promise<Thing | undefined>,
): Promise<Thing | undefined> {
  const areaIds = (await find())?.areaIds ?? []
  for (const id of areaIds.toSorted()) await memberAreas.lock(id)
  return find()
}

/** Puts a copy where the thing lies that it was made of, before it is saved: what is for members stays theirs. */
export async function putCopyInAreas(
  { memberAreas }: Pick<SiteTables, 'memberAreas'>,
  { areaIds = [] }: Enclosed,
  copy: AreaThing,
): Promise<void> {
  for (const id of areaIds) await memberAreas.put(id, copy)
}
