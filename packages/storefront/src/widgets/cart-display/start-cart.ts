import { mayHaveCart } from '../../runtime/shop-call/cookies.ts'

/** Loads the cart at page start if there can be one; otherwise makes the add buttons visible and waits for an addition. */
export function startCart(): void {
  let isShown = false
  const show = async (isNewFromElsewhere = false) => {
    if (isShown) return
    isShown = true
    try {
      const { showCart } = await import('./cart-display.ts')
      showCart(isNewFromElsewhere)
    } catch {
      isShown = false
      showAddButtons()
    }
  }
  document.addEventListener('commerce-item-added', () => void show())
  document.addEventListener('cart-loaded', showAddButtons)
  // What a script puts in later, or a quick view, has buttons too.
  document.addEventListener('vitrine:content', showAddButtons)
  // The first thing may be put into the cart in another tab.
  document.addEventListener('visibilitychange', () => {
    if (mayHaveCart()) void show(true)
  })
  if (mayHaveCart()) void show()
  else showAddButtons()
}

function showAddButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.sqs-add-to-cart-button')) {
    button.hidden = false
    button.style.visibility = 'visible'
  }
}
