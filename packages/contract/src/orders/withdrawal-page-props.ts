import type { PageSite } from '../pages/page-site.ts'

/** Words that the law gives, and the language that they are in. */
interface WordsOfLaw {
  readonly text: string
  readonly language: string
}

/** The page on which buyers withdraw from a contract, in two steps. It works without JavaScript. */
export interface WithdrawalPageProps {
  readonly site: PageSite
  /** Where its forms go. */
  readonly path: string
  /** The key of the order's link; '' on the page for guests. */
  readonly linkKey: string
  /** How the order is called; '' on the page for guests, who name it. */
  readonly orderText: string
  readonly step: 'write' | 'confirm' | 'done'
  /** What the function is called, and what its second button says. */
  readonly words: { readonly link: WordsOfLaw; readonly confirm: WordsOfLaw }
  /** The lines of the order; empty on the page for guests. */
  readonly lines: readonly WithdrawalPageLine[]
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  /** What is declared, in words: read before it is confirmed. */
  readonly statement: readonly string[]
  /** What came of it, where `step` is `done`. */
  readonly told: readonly string[]
  /** What was withdrawn from before. */
  readonly earlier: readonly string[]
  readonly contactEmail: string
  readonly backUrl: string
}

/** A line of the order. */
interface WithdrawalPageLine {
  readonly id: string
  readonly title: string
  readonly choice: string
  /** So many units can be withdrawn from. */
  readonly most: number
  /** Why none can; '' where some can. */
  readonly reason: string
}
