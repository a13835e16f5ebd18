// The order pages need no framework once rendered: the print button works, and the rest is text.
import './parts/page-frame/page.css'
import './pages/order/order-page.css'

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
