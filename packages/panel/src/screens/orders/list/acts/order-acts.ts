import type { ActOfRoom } from '../../../../parts/lists/acts/act-of-room.ts'
import type { OrderRow } from '../order-row.ts'

/** What can be done with many orders at once. */
export const orderActs: readonly ActOfRoom<OrderRow>[] = []
