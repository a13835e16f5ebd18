import { forgetAll } from '../../runtime/state/forget-in-tab.ts'

/** How the names begin under which a tab keeps checkouts. */
export const keptCheckouts = 'vitrine:checkout:'

/** Forgets what was filled in of checkouts in this tab: one of them became an order. */
export function forgetCheckouts(): void {
  forgetAll(keptCheckouts)
}
