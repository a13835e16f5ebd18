import type { changeManyStocksCall } from '@vitrine/contract/catalogue/inventory-act-calls'
import type { InputOf } from '@vitrine/contract/client/make-call'

/** How the stock of many is changed. */
export type ManyChangeKind = 'add' | 'take' | 'set'

type Change = InputOf<typeof changeManyStocksCall>['body']['input']['change']

/** The change that was asked for; null while its number is missing, or nothing would come of it. */
export function manyChangeOf(kind: ManyChangeKind, pieces: number | null): Change | null {
  if (pieces === null) return null
  if (kind === 'set') return { kind: 'set', onHand: pieces }
  if (pieces === 0) return null
  return { kind: 'add', units: kind === 'add' ? pieces : -pieces }
}
