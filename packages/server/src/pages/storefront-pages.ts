import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CartPageProps } from '@vitrine/contract/cart/page-props'
import type { DonatePageProps } from '@vitrine/contract/checkout/donate-props'
import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import type { DownloadPageProps } from '@vitrine/contract/downloads/page-props'
import type { BalancePageProps, GiftCardPageProps } from '@vitrine/contract/gift-cards/page-props'
import type { ConfirmedPageProps, OrderStatusPageProps } from '@vitrine/contract/orders/page-props'
import type { WithdrawalPageProps } from '@vitrine/contract/orders/withdrawal-page-props'
import type { ProposalPageProps } from '@vitrine/contract/proposals/page-props'
import type { SubscriptionPageProps } from '@vitrine/contract/subscriptions/page-props'
import { languagePart } from '@vitrine/domain/words/language-part'

/** The React pages of the storefront, as built for the server; each returns an HTML fragment. */
export interface StorefrontPages {
  renderCartPage(props: CartPageProps): string
  renderCheckoutPage(props: CheckoutPageProps): string
  renderGiftCardPage(props: GiftCardPageProps): string
  renderBalancePage(props: BalancePageProps): string
  renderDonatePage(props: DonatePageProps): string
  renderConfirmedPage(props: ConfirmedPageProps): string
  renderOrderStatusPage(props: OrderStatusPageProps): string
  renderProposalPage(props: ProposalPageProps): string
  renderSubscriptionPage(props: SubscriptionPageProps): string
  renderWithdrawalPage(props: WithdrawalPageProps): string
  renderDownloadPage(props: DownloadPageProps): string
}

const folder = path.resolve(import.meta.dirname, '../../../storefront/dist/server')

const loaded = new Map<string, Promise<StorefrontPages>>()

/** Loads the built pages in the words of a language, in English where they are not translated; once, when the first is asked for. */
export function loadStorefrontPages(language: string): Promise<StorefrontPages> {
  const translated = path.join(folder, `pages.${languagePart(language)}.js`)
  const file = existsSync(translated) ? translated : path.join(folder, 'pages.js')
  const loading = loaded.get(file) ?? load(file)
  loaded.set(file, loading)
  return loading
}

function load(file: string): Promise<StorefrontPages> {
  return import(pathToFileURL(file).href).catch((error: unknown) => {
    loaded.delete(file)
    throw new Error(`The storefront is not built (${file}). Run \`npm run build\`.`, { cause: error })
  })
}
