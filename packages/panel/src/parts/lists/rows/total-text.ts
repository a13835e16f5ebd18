import type { ListDescription } from '@vitrine/domain/lists/list-description'
import type { ListTotal } from '../list-room.ts'

/** How many rows there are, such as `1,284 orders` or `10,000+ orders`. */
export function totalText(
  { count, isMore }: ListTotal,
  { one, many }: ListDescription['rowNames'],
  number: (value: number) => string,
): string {
  return `${number(count)}${isMore ? '+' : ''} ${count === 1 && !isMore ? one : many}`
}
