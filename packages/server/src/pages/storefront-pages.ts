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
import type { Site } from '@vitrine/domain/website/site'
import { languagePart } from '@vitrine/domain/words/language-part'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import { sayEach } from '../http/language/say-each.ts'

/** What the React pages of the storefront are given, by the functions that render them in the bundle that is built for the server. */
interface PageProps {
  readonly renderCartPage: CartPageProps
  readonly renderCheckoutPage: CheckoutPageProps
  readonly renderGiftCardPage: GiftCardPageProps
  readonly renderBalancePage: BalancePageProps
  readonly renderDonatePage: DonatePageProps
  readonly renderConfirmedPage: ConfirmedPageProps
  readonly renderOrderStatusPage: OrderStatusPageProps
  readonly renderProposalPage: ProposalPageProps
  readonly renderSubscriptionPage: SubscriptionPageProps
  readonly renderWithdrawalPage: WithdrawalPageProps
  readonly renderDownloadPage: DownloadPageProps
}

/** Each returns an HTML fragment. */
type StorefrontPages = { readonly [Name in keyof PageProps]: (props: PageProps[Name]) => string }

/** Draws a page in the language of its site. What it says was refused is said in that here, for all of them. */
export async function drawPage<Name extends keyof PageProps>(
  { language }: Pick<Site, 'language'>,
  name: Name,
  props: PageProps[Name],
): Promise<string> {
  const pages = await loadPages(language)
  return pages[name](withSaid(props, visitorWords(language).sayComposed))
}

function withSaid<Props extends object>(props: Props, sayComposed: (text: string) => string): Props {
  const { errors, problem }: Refused = props
  return {
    ...props,
    ...(errors && { errors: sayEach(errors, sayComposed) }),
    ...(problem && { problem: sayComposed(problem) }),
  }
}

/** What pages say of what was refused. */
interface Refused {
  readonly errors?: Readonly<Record<string, string>>
  readonly problem?: string | null
}

const folder = path.resolve(import.meta.dirname, '../../../storefront/dist/server')

const loaded = new Map<string, Promise<StorefrontPages>>()

/** Loads the built pages in the words of a language, in English where they are not translated; once, when the first is asked for. */
function loadPages(language: string): Promise<StorefrontPages> {
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
