import { opensElsewhere } from '../../runtime/loader/plain-press.ts'
import { showQuickView } from './show-quick-view.ts'

/** Gives a quick view button its behaviour: it opens the product over the page, also where it stands in a link to the product. */
export function wake(button: HTMLElement): void {
  const productId = button.dataset.id
  if (!productId) return
  const open = (event: Event) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    event.stopPropagation()
    if (button.getAttribute('aria-busy') === 'true') return
    button.setAttribute('aria-busy', 'true')
    void showQuickView(productId, button).finally(() => button.removeAttribute('aria-busy'))
  }
  button.addEventListener('click', open)
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') open(event)
  })
}
