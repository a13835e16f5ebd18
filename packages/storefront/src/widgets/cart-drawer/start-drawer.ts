import { inPageLanguage } from '../../runtime/page-language/in-page-language.ts'
import { isExpressCheckout } from '../../runtime/shop-call/page-context.ts'

/** The class of the body where the template's setting of that name is on (a tweak of type `checkbox`). */
export const drawerClass = 'tweak-cart-drawer'

/** Opens the cart beside the page, where the site wants that, when something was added and when a link to the cart is pressed. */
export function startDrawer(root: Document = document): void {
  if (!mayOpen(root)) return
  const open = () => import('./open-drawer.tsx').then(({ openDrawer }) => openDrawer())
  root.addEventListener('commerce-item-added', () => void open().catch(() => undefined))
  root.addEventListener('click', (event) => {
    const link = cartLinkOf(event)
    if (!link) return
    event.preventDefault()
    open().catch(() => location.assign(link.href))
  })
}

/** Not on the cart page or at checkout, and not in express mode; also where a cart of the template's own takes the place of the pill. */
function mayOpen(root: Document): boolean {
  const isWanted = root.body.classList.contains(drawerClass)
  return isWanted && !isExpressCheckout() && !root.querySelector('#sqs-cart-root, #checkout-page')
}

/** The link that a plain press means to follow to the cart; links of the drawer itself lead there. */
function cartLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null
  const link = event.target.closest<HTMLAnchorElement>(`a[href="${inPageLanguage('/cart')}"]`)
  return link?.closest('dialog') || link?.target ? null : link
}
