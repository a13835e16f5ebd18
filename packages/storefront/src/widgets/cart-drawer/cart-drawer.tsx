import { CartContents } from '../../pages/cart/cart-page.tsx'
import type { CartPageContext } from '../../pages/cart/cart-page-context.ts'
import { isBusy, itemsOf } from '../../pages/cart/cart-page-state.ts'
import { leaveSaved } from '../../pages/cart/leave-saved.ts'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { inPageLanguage } from '../../runtime/page-language/in-page-language.ts'
import { useStore } from '../../runtime/state/use-store.ts'

/** The cart in a dialog at the page's edge: lines that can be changed, the subtotal, and the ways on. */
export function CartDrawer({
  context,
  onClose,
}: {
  readonly context: CartPageContext
  readonly onClose: () => void
}) {
  const state = useStore(context.store)
  const cartUrl = inPageLanguage('/cart')
  return (
    <Dialog className="vt-drawer" labelledBy="cart-drawer-title" onClose={onClose}>
      <div className="vt-cart" aria-busy={isBusy(state)}>
        <div className="vt-drawer-head">
          <h2 className="cart-title" id="cart-drawer-title">
            Shopping cart
          </h2>
          <button className="vt-drawer-close" type="button" aria-label="Close cart" onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <CartContents {...context} />
        {itemsOf(state).length > 0 ? (
          <a
            className="vt-drawer-page"
            href={cartUrl}
            onClick={(event) => leaveSaved(event, context, { url: cartUrl })}
          >
            View cart
          </a>
        ) : null}
      </div>
    </Dialog>
  )
}
