import type { CartItemInReply } from '@vitrine/contract/cart/page-props'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import type { CartPageActions } from './cart-page-actions.ts'

interface Question {
  readonly item: CartItemInReply
  readonly actions: CartPageActions
}

/** Asks before a line goes: in a dialog, or, without scripts, by a form above the lines. */
export function RemoveQuestion({ item, isAwake, actions }: Question & { readonly isAwake: boolean }) {
  if (!isAwake) return <RemoveForm item={item} />
  return (
    <Dialog role="alertdialog" labelledBy="remove-title" onClose={actions.keep}>
      <h2 className="vt-lightbox-title" id="remove-title">
        Remove this item?
      </h2>
      <p className="vt-lightbox-text">{item.productName} will be taken out of your cart.</p>
      <div className="vt-lightbox-actions">
        <button className="vt-button vt-button-quiet" type="button" onClick={actions.keep}>
          Keep it
        </button>
        <button className="vt-button" type="button" onClick={() => void actions.remove(item.id)}>
          Remove
        </button>
      </div>
    </Dialog>
  )
}

function RemoveForm({ item }: { readonly item: CartItemInReply }) {
  return (
    <form className="vt-remove-form" method="post" action="/cart" aria-labelledby="remove-title">
      <p id="remove-title">
        Remove <strong>{item.productName}</strong> from your cart?
      </p>
      <button className="vt-button" type="submit" name="remove" value={item.id}>
        Remove
      </button>
      <a className="vt-button vt-button-quiet" href="/cart">
        Keep it
      </a>
    </form>
  )
}
