// The order pages need no framework once rendered: the print button works, and the rest is text.
import type { AnalyticsOrder } from '@vitrine/domain/orders/analytics-order'
import { forgetCheckouts } from './pages/checkout/forget-checkouts.ts'
import { readScriptJson } from './parts/page-frame/embed-props.ts'
import { startInsight } from './runtime/insight/start-insight.ts'
import { tellOfOrder } from './runtime/insight/told-orders.ts'
import './parts/page-frame/page.css'
import './pages/order/order-page.css'

startInsight()

// Other pages of orders may be read while something else is being bought.
if (location.pathname.endsWith('/order-confirmed')) forgetCheckouts()

// The server wrote it from the same type; null: the page is of no order, or of a test.
const order = readScriptJson(document, 'analytics-order') as AnalyticsOrder | null
if (order) tellOfOrder(order)

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
