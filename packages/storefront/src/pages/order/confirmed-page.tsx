import type { ConfirmedPageProps } from '@vitrine/contract/orders/page-props'
import { TickIcon } from '../../parts/page-frame/icons.tsx'
import { BegunMemberships } from './begun-memberships.tsx'
import { BegunSubscriptions } from './begun-subscriptions.tsx'
import { OrderBrand } from './order-brand.tsx'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderFoot } from './order-foot.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderPlaces } from './order-places.tsx'
import { OrderSeller } from './order-seller.tsx'
import { PaymentInstructions } from './payment-instructions.tsx'

/** The page that thanks for an order (page type 202; 207 while its payment is due). */
export function ConfirmedPage(props: ConfirmedPageProps) {
  const { order, locale } = props
  return (
    <div className="vt-order">
      <OrderBrand site={props.site} />
      <OrderSeller lines={props.sellerLines} />
      <header className="vt-order-head vt-order-thanks">
        <span className="vt-order-tick">
          <TickIcon size={28} />
        </span>
        <p className="vt-eyebrow">
          {order.donation ? 'Donation' : 'Order'} {order.numberText}
        </p>
        <h1>{titleOf(props)}</h1>
        {props.thanksText ? <p>{props.thanksText}</p> : null}
        <NextWord {...props} />
        {props.isMoreInCart ? <StillInCart /> : null}
        {order.isTest ? <p className="vt-badge">Test order: no money was taken</p> : null}
      </header>
      <BegunMemberships
        memberships={props.memberships}
        wantedUrl={props.wantedUrl ?? ''}
        email={order.contact.email}
      />
      <BegunSubscriptions subscriptions={props.subscriptions} />
      <PaymentInstructions order={order} locale={locale} />
      <OrderDownloads downloads={props.downloads} locale={locale} timeZone={props.timeZone} />
      <OrderPapers papers={props.papers} />
      <div className="vt-order-columns">
        <OrderLines order={order} locale={locale} />
        <OrderPlaces order={order} locale={locale} />
      </div>
      {props.accountUrl === null ? null : <AccountOffer url={props.accountUrl} />}
      <OrderFoot {...props} />
    </div>
  )
}

function titleOf({ order, memberships, subscriptions }: ConfirmedPageProps): string {
  if (order.donation) return 'Thank you for your donation'
  if (memberships.length > 0) return 'You are a member now'
  return subscriptions.length > 0 ? 'You are subscribed' : 'Thank you for your order'
}

/** Said to who put something into the cart while a payment was under way, which then went through. */
function StillInCart() {
  return (
    <p className="vt-order-left" role="status">
      This order holds what was in your cart when you paid, and nothing else was charged. What you added
      afterwards is still in your cart. <a href="/cart">Go to your cart</a>
    </p>
  )
}

/** How the buyer hears of the order again: by mail where the shop sends any, and always on its page. */
function NextWord({ order, statusUrl, sendsMail }: ConfirmedPageProps) {
  const page = <a href={statusUrl}>status page</a>
  if (!sendsMail) {
    return (
      <p className="vt-quiet">Keep the link to your order’s {page}: it shows at any time where it stands.</p>
    )
  }
  return (
    <p className="vt-quiet">
      We are sending a confirmation to <strong>{order.contact.email}</strong>.{' '}
      {order.donation ? 'You find it again' : 'You can follow your order'} at any time on its {page}.
    </p>
  )
}

/** Nobody needs an account; whoever makes one finds this order in it. */
function AccountOffer({ url }: { readonly url: string }) {
  return (
    <section className="vt-order-card vt-order-account" aria-labelledby="order-account-title">
      <h2 id="order-account-title">Come back to this order</h2>
      <p>With an account you see your orders in one place, and your addresses are kept for the next time.</p>
      <p>
        <a className="vt-button vt-button-quiet" href={url}>
          Make an account
        </a>
      </p>
    </section>
  )
}
