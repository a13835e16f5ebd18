import type { Exchange } from '../../http/exchange.ts'
import { type GateSource, itemGateOf } from '../../pages/locks/item-gate.ts'
import type { AddRequest } from './check-addition.ts'

/** What is to be added; it goes into the visitor's own cart unless it names another. */
type Addition = Pick<AddRequest, 'itemId' | 'choose' | 'quantity' | 'fill'> &
  Partial<Pick<AddRequest, 'gift' | 'cartToken' | 'once' | 'key'>>

/** What a visitor asks to have in the cart, with what the request says of them. */
export async function addRequestOf(
  exchange: Pick<Exchange, 'visitor'> & GateSource,
  addition: Addition,
): Promise<AddRequest> {
  const { cartToken, tokenOfNext, address } = exchange.visitor
  return { cartToken, tokenOfNext, address, mayAskFor: await itemGateOf(exchange), ...addition }
}
