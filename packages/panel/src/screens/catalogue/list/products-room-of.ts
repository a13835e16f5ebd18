import type { ListDescription } from '@vitrine/domain/lists/list-description'
import type { Session } from '../../../session/session.ts'
import { productsRoom } from './products-room.tsx'

/** The list of products as the law of a site makes it: a missing maker is a lack in the European market only. */
export function productsRoomOf({ isInEuropeanMarket }: Session['site']): typeof productsRoom {
  if (isInEuropeanMarket) return productsRoom
  const filters: ListDescription['filters'] = productsRoom.list.filters.map((filter) =>
    filter.key === 'missing' && filter.choices
      ? { ...filter, choices: filter.choices.filter(({ value }) => value !== 'maker') }
      : filter,
  )
  return { ...productsRoom, list: { ...productsRoom.list, filters } }
}
