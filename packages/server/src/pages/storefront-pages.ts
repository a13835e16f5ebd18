import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CartPageProps } from '@vitrine/contract/cart/page-props'
import type { DonatePageProps } from '@vitrine/contract/checkout/donate-props'
import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import type { DownloadPageProps } from '@vitrine/contract/downloads/page-props'
import type { BalancePageProps, GiftCardPageProps } from '@vitrine/contract/gift-cards/page-props'
import type { ConfirmedPageProps, OrderStatusPageProps } from '@vitrine/contract/orders/page-props'
import type { WithdrawalPageProps } from '@vitrine/contract/orders/withdrawal-page-props'
import type { SubscriptionPageProps } from '@vitrine/contract/subscriptions/page-props'

/** The React pages of the storefront, as built for the server; each returns an HTML fragment. */
export interface StorefrontPages {
  renderCartPage(props: CartPageProps): string
  renderCheckoutPage(props: CheckoutPageProps): string
  renderGiftCardPage(props: GiftCardPageProps): string
  renderBalancePage(props: BalancePageProps): string
  renderDonatePage(props: DonatePageProps): string
  renderConfirmedPage(props: ConfirmedPageProps): string
  renderOrderStatusPage(props: OrderStatusPageProps): string
  renderSubscriptionPage(props: SubscriptionPageProps): string
  renderWithdrawalPage(props: WithdrawalPageProps): string
  renderDownloadPage(props: DownloadPageProps): string
}

const file = path.resolve(import.meta.dirname, '../../../storefront/dist/server/pages.js')

let loaded: Promise<StorefrontPages> | undefined

/** Loads the built pages, once, when the first is asked for. */
export function loadStorefrontPages(): Promise<StorefrontPages> {
  loaded ??= import(pathToFileURL(file).href).catch((error: unknown) => {
    loaded = undefined
    throw new Error(`The storefront is not built (${file}). Run \`npm run build\`.`, { cause: error })
  })
  return loaded
}
