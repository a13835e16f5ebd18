import type { Hit } from './hit.ts'
import { isThanksPath } from './is-thanks-path.ts'
import type { VisitOrigin } from './origin-of.ts'
import type { VisitStep } from './subjects.ts'

/** A visit ends when no page was shown for so long (specification, section 9). */
export const visitEndsAfterMs = 30 * 60_000

/**
 * A payment elsewhere may take so long: who comes to the page of thanks after it comes back to the visit that put something into a cart. What is told
 * without a page meanwhile, as by a banner or another tab, is of that visit, too, and begins none in its place.
 */
export const paymentEndsAfterMs = 3 * 3_600_000

/**
 * Of so many pages, experiments and other things it is kept that a visit saw them: of more, it is counted how often they were seen, and not in
 * how many visits. Each has its own, so that a page full of buttons takes no place of a test.
 */
export const maxSeen = { page: 60, experiment: 30, other: 60 } as const

/** Pages and other things are kept as long as their keys have no more characters together: a visit of a person has a tenth of it, and each of its pages writes all of them again. */
export const maxSeenLength = 8_000

/** So many carts of a visit are kept, as many as a browser holds at once: of more, those that came last. */
export const maxCarts = 12

/** What is known of a visit while it lasts. */
export interface Visit {
  readonly startedAtMs: number
  /** When it last showed a page. */
  readonly lastAtMs: number
  readonly device: string
  readonly browser: string
  readonly language: string
  /** The first page and from where; null before it showed one. */
  readonly entry: (VisitOrigin & { readonly path: string }) | null
  readonly steps: readonly VisitStep[]
  /** What it saw, as subject and key, in the order in which it saw it. */
  readonly seen: readonly string[]
  /** The carts that came with its calls, the last one last. */
  readonly cartIds: readonly string[]
  /** The keys of experiments for which it is counted that it ordered. */
  readonly experimentOrders: readonly string[]
}

/** Whether a visit goes on at a moment. */
function goesOn({ lastAtMs }: Pick<Visit, 'lastAtMs'>, atMs: number): boolean {
  return atMs - lastAtMs < visitEndsAfterMs
}

/** Whether a visit may be somebody's still at a moment: it goes on, or is at a payment elsewhere. */
export function mayGoOn(visit: Pick<Visit, 'lastAtMs' | 'cartIds'>, atMs: number): boolean {
  return goesOn(visit, atMs) || (visit.cartIds.length > 0 && atMs - visit.lastAtMs < paymentEndsAfterMs)
}

/** Whether a hit is of a visit that goes on, or brings it back from a payment. */
export function goesOnWith(visit: Visit, hit: Pick<Hit, 'atMs' | 'page' | 'counted'>): boolean {
  if (goesOn(visit, hit.atMs)) return true
  return mayGoOn(visit, hit.atMs) && (hit.page === null ? !showsExperiment(hit) : isThanksPath(hit.page.path))
}

/** Whether it tells of a test on a page, which may come before the page itself: it is of the visit that the page is of. */
function showsExperiment({ counted }: Pick<Hit, 'counted'>): boolean {
  return counted.some(({ subject }) => subject === 'experiment')
}
