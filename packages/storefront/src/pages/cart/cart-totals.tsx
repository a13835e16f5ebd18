import type { CartReply } from '@vitrine/contract/cart/page-props'
import { isPickedUp } from '@vitrine/domain/checkout/is-picked-up'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { inPageLanguage } from '../../runtime/page-language/in-page-language.ts'
import { CodeBox } from '../code-box/code-box.tsx'
import { discountRows } from '../code-box/discount-rows.ts'
import { giftCardRows } from '../code-box/gift-card-rows.ts'
import type { CartPageContext } from './cart-page-context.ts'
import type { CartPageState } from './cart-page-state.ts'
import { cartSumCents } from './cart-sum.ts'
import { InstallmentNote } from './installment-note.tsx'
import { leaveSaved } from './leave-saved.ts'
import { minimumMessage } from './minimum-message.ts'

/** The subtotal, the minimum if it is not reached, and the ways on. */
export function CartTotals({
  context,
  state,
}: {
  readonly context: CartPageContext
  readonly state: CartPageState
}) {
  const { reply } = state
  if (!reply) return null
  const { subtotal, discounts, discountTotal, giftCards } = reply.cart
  const money = (cents: number) => formatMoney(cents, subtotal.currencyCode, context.locale)
  const rows = discountRows(
    discounts.map((each) => ({ ...each, cents: each.amount.value })),
    money,
  )
  return (
    <div className="vt-cart-totals" id="vt-codes">
      <CodeBox
        reply={reply}
        actions={context.actions.codes}
        form={{ action: '/cart#vt-codes', fields: {} }}
        problem={state.codeProblem}
        typed={state.codeTyped}
        isAwake={state.isAwake}
      />
      <p className="vt-cart-subtotal">
        <span className="cart-subtotal-label">Subtotal</span>
        <span className="cart-subtotal-price">{money(subtotal.value)}</span>
      </p>
      {rows.map((row) => (
        <p key={row.label} className="vt-cart-discount">
          <span>{row.label}</span>
          <span>{row.text}</span>
        </p>
      ))}
      {discountTotal.value > 0 ? (
        <p className="vt-cart-subtotal">
          <span className="cart-subtotal-label">After discounts</span>
          <span className="cart-subtotal-price">{money(cartSumCents(reply.cart))}</span>
        </p>
      ) : null}
      {giftCardRows(giftCards, money).map((row) => (
        <p key={row.label} className="vt-cart-discount">
          <span>{row.label}</span>
          <span>{row.text}</span>
        </p>
      ))}
      <InstallmentNote reply={reply} />
      <CartNote cart={reply.cart} />
      {reply.cart.isBelowMinimum ? (
        <p className="vt-cart-minimum" role="status">
          {minimumMessage(reply, context.locale)}
        </p>
      ) : null}
      <CheckoutLink context={context} reply={reply} />
      <a className="cart-continue-button" href={inPageLanguage(context.continueShoppingUrl)}>
        Continue shopping
      </a>
    </div>
  )
}

/** What the subtotal includes, and what comes to it at the checkout; what is picked up is not sent. Gift cards are neither sent nor taxed. */
function CartNote({ cart }: Pick<CartReply, 'cart'>) {
  const { requiresShipping, taxIsIncluded, items } = cart
  if (requiresShipping && !isPickedUp(cart))
    return (
      <p className="vt-cart-note">
        {taxIsIncluded
          ? 'Tax included. Shipping is calculated at checkout.'
          : 'Taxes and shipping are calculated at checkout.'}
      </p>
    )
  if (items.every(({ productType }) => productType === 'GIFT_CARD')) return null
  return (
    <p className="vt-cart-note">{taxIsIncluded ? 'Tax included.' : 'Taxes are calculated at checkout.'}</p>
  )
}

function CheckoutLink({ context, reply }: { readonly context: CartPageContext; readonly reply: CartReply }) {
  if (isCheckoutShut(reply)) {
    return (
      <button className="vt-button cart-checkout-button" type="button" disabled>
        Checkout
      </button>
    )
  }
  const url = inPageLanguage('/commerce/goto-checkout')
  return (
    <a
      className="vt-button cart-checkout-button"
      href={url}
      onClick={(event) => {
        // Templates that fetch the pages behind links do not hear of it: the checkout is no page of theirs.
        event.stopPropagation()
        leaveSaved(event, context, { url, isShutFor: isCheckoutShut })
      }}
    >
      Checkout
    </a>
  )
}

function isCheckoutShut({ cart }: CartReply): boolean {
  return cart.isBelowMinimum || cart.items.some((item) => item.problem)
}
