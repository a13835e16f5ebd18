import type { Exchange } from '../http/exchange.ts'
import type { SystemPage } from './site-view.ts'

/** Renders a page of the platform (cart, order status, not found) inside the regions of the site's template. */
export function renderSystemPage(exchange: Pick<Exchange, 'view' | 'origin' | 'call'>, system: SystemPage) {
  return exchange.view.renderSystemPage(system, { origin: exchange.origin, path: exchange.call.path })
}
