import { watchBottomBars } from '../cart-display/bottom-bars.ts'

/** Tells what else stands at the lower edge how high the bar for phones is. */
export function wake(): void {
  watchBottomBars()
}
