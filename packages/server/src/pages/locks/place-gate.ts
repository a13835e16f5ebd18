import { isPublishedAt } from '@vitrine/domain/content/item'
import type { LayoutOwner } from '@vitrine/store/content/layouts'
import type { Exchange } from '../../http/exchange.ts'
import { mayAskFor } from './item-gate.ts'

/** Whether a form may be asked for that stands there. */
export type PlaceGate = (place: LayoutOwner) => Promise<boolean>

/** Owners look at a form wherever it stands. */
export const everywhere: PlaceGate = async () => true

/** What the gate looks at. */
export type GateExchange = Pick<Exchange, 'contents' | 'isUnlocked' | 'openAreas' | 'services'> & {
  readonly store: Pick<Exchange['store'], 'items'>
}

/**
 * Where this visitor may ask for a form. Calls by a form's id go around the gate of its page: what is hidden, a draft, in the trash or
 * behind a password that they did not enter is not there for them. What the template shows on its pages is there for all.
 */
export function placeGateOf(exchange: GateExchange): PlaceGate {
  return async ({ kind, id }) => {
    if (kind === 'field') return true
    if (kind === 'collection') return mayAskFor({ collectionId: id }, exchange)
    const item = await exchange.store.items.find(id)
    return item !== undefined && isPublishedAt(item, exchange.services.clock()) && mayAskFor(item, exchange)
  }
}
