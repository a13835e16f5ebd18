import { itemLimits } from './item-limits.ts'
import type { ItemProblem } from './item-problems.ts'

/** How the items of a collection are put in order: by time, by hand, by the begin of events, as the tracks of an album. */
export type ItemOrdering = 'chronological' | 'user-orderable' | 'calendar' | 'music-album'

/** Why no more items fit into a collection; null while they do. */
export function roomProblem(ordering: ItemOrdering, count: number, more = 1): ItemProblem | null {
  if (ordering === 'music-album' && count + more > itemLimits.tracks) return 'album-full'
  if (ordering === 'user-orderable' && count + more > itemLimits.orderable) return 'collection-full'
  return null
}

/** Whether the owner puts the items of a collection in order. */
export function isOrderedByHand(ordering: ItemOrdering): boolean {
  return ordering === 'user-orderable' || ordering === 'music-album'
}
