import type { ListPlace } from '@vitrine/domain/lists/list-place'

/** By value, and by id where values are alike; texts by their bytes, as both databases do. */
export function comparePlaces(one: ListPlace, other: ListPlace): number {
  return compareValues(one.value, other.value) || compareValues(one.id, other.id)
}

function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))
}
