import type { PageSite } from '../pages/page-site.ts'

/** The page on which somebody gives (page type 203). It works without JavaScript. */
export interface DonatePageProps {
  readonly site: PageSite
  /** Whether donations are taken; nothing can be given otherwise. */
  readonly isOpen: boolean
  readonly funds: readonly { readonly key: string; readonly title: string; readonly description: string }[]
  /** Amounts to choose from: in minor units, and in words. */
  readonly suggested: readonly { readonly cents: number; readonly text: string }[]
  /** What may be chosen freely, in words; null: the suggested amounts alone. */
  readonly freeAmount: { readonly hint: string; readonly currency: string } | null
  readonly asksForNote: boolean
  /** What a payment costs, which may be added; '' where givers are not asked. */
  readonly coverText: string
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}
