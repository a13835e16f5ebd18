import type { DocumentImage } from '@vitrine/domain/activity/document-image'
import type { AreaThing } from '@vitrine/domain/memberships/area'
import type { SiteTables } from '@vitrine/store/store'

/** The member areas that something which comes back lies in again. */
interface ReturnToAreas {
  /** Whether it was for members, and none of its areas is there any more: it comes back hidden. */
  readonly isLeftOpen: boolean
  /** Puts it into those that are there still, before it is saved. */
  readonly put: () => Promise<void>
}

/** Locks the areas that products lay in which were removed. Who changes an area locks it before what is to lie in it: so do we. */
export async function lockAreas(
  { memberAreas }: Pick<SiteTables, 'memberAreas'>,
  images: readonly Pick<DocumentImage, 'kind' | 'before' | 'after'>[],
): Promise<void> {
  const gone = images.filter(({ kind, after }) => kind === 'product' && after === null)
  const ids = new Set(gone.flatMap(({ before }) => areaIdsIn(before?.areaIds)))
  for (const id of [...ids].toSorted()) await memberAreas.lock(id)
}

/** Looks where something lies that comes back after it was removed. What is still there (`isThere`) lies where its owner has put it since. */
export async function planReturnToAreas(
  { memberAreas }: Pick<SiteTables, 'memberAreas'>,
  thing: AreaThing,
  { areaIds, isThere }: { readonly areaIds: readonly string[] | undefined; readonly isThere: boolean },
): Promise<ReturnToAreas> {
  const lay = isThere ? [] : areaIdsIn(areaIds)
  const found = await Promise.all(lay.map((id) => memberAreas.find(id)))
  const areas = found.filter((each) => each !== undefined)
  return {
    isLeftOpen: lay.length > 0 && areas.length === 0,
    put: async () => {
      for (const { id } of areas) await memberAreas.put(id, thing)
    },
  }
}

function areaIdsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
