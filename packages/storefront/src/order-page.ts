// The order pages need no framework once rendered: the print button works, and the rest is text.
import { forgetCheckouts } from './pages/checkout/forget-checkouts.ts'
import './parts/page-frame/page.css'
import './pages/order/order-page.css'

// Other pages of orders may be read while something else is being bought.
if (location.pathname.endsWith('/order-confirmed')) forgetCheckouts()

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
