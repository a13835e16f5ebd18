import type { CartInReply } from '../cart/page-props.ts'
import type { PageSite } from '../pages/page-site.ts'

/** The page of the link by which a drafted order is paid. It works without JavaScript. */
export interface ProposalPageProps {
  readonly site: PageSite
  readonly locale: string
  readonly title: string
  /** Why there is nothing to pay, in words; null while there is. */
  readonly over: string | null
  /** What is in the way of paying it now; null where nothing is. */
  readonly problem: string | null
  /** What is to be paid, and for how long; null where that is over. */
  readonly offer: {
    readonly cart: CartInReply
    readonly message: string
    /** The last day of the link, in words. */
    readonly untilText: string
    /** Where the form is sent to. */
    readonly action: string
    readonly deliveryLines: readonly string[]
  } | null
}
