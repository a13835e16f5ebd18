import type { PageSite } from '../pages/page-site.ts'

/** The page on which a gift card is addressed before it goes into the cart, or changed there. It works without JavaScript. */
export interface GiftCardPageProps {
  readonly product: { readonly itemId: string; readonly title: string; readonly imageUrl: string | null }
  /** Amounts to choose from, in words; empty while an entry of the cart is changed. */
  readonly denominations: readonly { readonly variantId: string; readonly label: string }[]
  /** The entry of the cart that is changed; null for a new one. */
  readonly entryId: string | null
  /** Tells one showing of the form from the next: sent twice it counts once. */
  readonly once: string
  /** What it costs, while an entry is changed. */
  readonly amountText: string | null
  readonly firstDay: string
  readonly lastDay: string
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  /** Message above the form. */
  readonly problem: string | null
  readonly backUrl: string
  readonly site: PageSite
}

/** The page on which the balance of a gift card is looked up. */
export interface BalancePageProps {
  readonly site: PageSite
  /** What was found; null before a code was sent, or where none was found. */
  readonly found: { readonly lastFour: string; readonly balanceText: string; readonly isTest: boolean } | null
  readonly problem: string | null
}
