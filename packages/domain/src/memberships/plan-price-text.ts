import type { PlanPrice } from './plan.ts'

/** What a plan costs, in words. */
export function planPriceText(price: PlanPrice): string {
  switch (price.kind) {
    case 'free':
      return 'Free'
  }
}
