import type { InputOf } from '@vitrine/contract/client/make-call'
import type { listPackingSlipsCall } from '@vitrine/contract/orders/panel-calls'

/** Which slips are printed, as the address of their screen says it. */
export type SlipsSearch = InputOf<typeof listPackingSlipsCall>['query']

/** Reads it from an address, whatever somebody wrote there. */
export function parseSlipsSearch(search: Record<string, unknown>): SlipsSearch {
  return Object.fromEntries(
    (['ids', 'q', 'f', 'sort'] as const).flatMap((name) => {
      const value = search[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}
