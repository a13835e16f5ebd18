import { type ListCondition, writeConditions } from '@vitrine/domain/lists/conditions'

/** The conditions as in `f=`, with the one at a place changed, or taken away when there is none in its stead. */
export function changeCondition(
  conditions: readonly ListCondition[],
  place: number,
  condition: ListCondition | null,
): string {
  return writeConditions(conditions.toSpliced(place, 1, ...(condition ? [condition] : [])))
}
