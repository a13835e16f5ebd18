// The React pages as the server renders them: each returns an HTML fragment with its props and the root to hydrate.
import type { CartPageProps } from '@vitrine/contract/cart/page-props'
import type { DonatePageProps } from '@vitrine/contract/checkout/donate-props'
import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import type { DownloadPageProps } from '@vitrine/contract/downloads/page-props'
import type { BalancePageProps, GiftCardPageProps } from '@vitrine/contract/gift-cards/page-props'
import type { ConfirmedPageProps, OrderStatusPageProps } from '@vitrine/contract/orders/page-props'
import type { WithdrawalPageProps } from '@vitrine/contract/orders/withdrawal-page-props'
import type { ProposalPageProps } from '@vitrine/contract/proposals/page-props'
import type { SubscriptionPageProps } from '@vitrine/contract/subscriptions/page-props'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { CartPage } from './pages/cart/cart-page.tsx'
import { createCartPageActions } from './pages/cart/cart-page-actions.ts'
import { initialCartPage } from './pages/cart/cart-page-state.ts'
import { createCheckoutActions } from './pages/checkout/checkout-actions.ts'
import { CheckoutPage } from './pages/checkout/checkout-page.tsx'
import { initialCheckout } from './pages/checkout/checkout-state.ts'
import * as shopsForm from './pages/checkout/shops-form/shops-form.tsx'
import { DonatePage } from './pages/donation/donate-page.tsx'
import { BalancePage } from './pages/gift/balance-page.tsx'
import { GiftCardPage } from './pages/gift/gift-card-page.tsx'
import { ConfirmedPage } from './pages/order/confirmed-page.tsx'
import { DownloadPage } from './pages/order/download-page.tsx'
import { OrderStatusPage } from './pages/order/order-status-page.tsx'
import { ProposalPage } from './pages/proposal/proposal-page.tsx'
import { SubscriptionPage } from './pages/subscription/subscription-page.tsx'
import { WithdrawalPage } from './pages/withdrawal/withdrawal-page.tsx'
import { toScriptJson } from './parts/page-frame/embed-props.ts'
import { createStore } from './runtime/state/create-store.ts'

/** Renders the cart page inside `#sqs-cart-root`, where plug-ins look for it and for the cart as JSON. */
export function renderCartPage(props: CartPageProps): string {
  const { cart, ...page } = props
  const store = createStore(initialCartPage(props))
  const html = renderToString(<CartPage store={store} actions={createCartPageActions(store)} {...page} />)
  const json = toScriptJson({ ...cart, page })
  return `<div id="sqs-cart-root"><script type="application/json">${json}</script><div data-page-root>${html}</div></div>`
}

/** Renders the checkout page. */
export function renderCheckoutPage(props: CheckoutPageProps): string {
  const store = createStore(initialCheckout(props, props.checkoutForm ? shopsForm : null))
  const actions = createCheckoutActions(store, () => undefined)
  return withProps('checkout-page', props, <CheckoutPage props={props} store={store} actions={actions} />)
}

/** Renders the page on which a gift card is addressed. */
export function renderGiftCardPage(props: GiftCardPageProps): string {
  return renderToString(<GiftCardPage {...props} />)
}

/** Renders the page on which somebody gives. */
export function renderDonatePage(props: DonatePageProps): string {
  return renderToString(<DonatePage {...props} />)
}

/** Renders the page on which the balance of a gift card is looked up. */
export function renderBalancePage(props: BalancePageProps): string {
  return renderToString(<BalancePage {...props} />)
}

/** Renders the page after an order is placed. */
export function renderConfirmedPage(props: ConfirmedPageProps): string {
  return `<div id="order-page">${renderToString(<ConfirmedPage {...props} />)}</div>`
}

/** Renders the page with the files of a line of an order. */
export function renderDownloadPage(props: DownloadPageProps): string {
  return `<div id="order-page">${renderToString(<DownloadPage {...props} />)}</div>`
}

/** Renders the page on which the buyer of a subscription lives with it. */
export function renderSubscriptionPage(props: SubscriptionPageProps): string {
  return `<div id="order-page">${renderToString(<SubscriptionPage {...props} />)}</div>`
}

/** Renders the page on which buyers withdraw from a contract. */
export function renderWithdrawalPage(props: WithdrawalPageProps): string {
  return `<div id="order-page">${renderToString(<WithdrawalPage {...props} />)}</div>`
}

/** Renders the page on which a customer sees what the shop put together, before paying it. */
export function renderProposalPage(props: ProposalPageProps): string {
  return `<div id="order-page">${renderToString(<ProposalPage {...props} />)}</div>`
}

/** Renders the page that shows where an order stands. */
export function renderOrderStatusPage(props: OrderStatusPageProps): string {
  return `<div id="order-page">${renderToString(<OrderStatusPage {...props} />)}</div>`
}

function withProps(id: string, props: unknown, page: ReactNode): string {
  const json = toScriptJson(props)
  return `<script type="application/json" id="${id}-props">${json}</script><div id="${id}">${renderToString(page)}</div>`
}
