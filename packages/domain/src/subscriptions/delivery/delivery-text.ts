import type { Say } from '../../words/say.ts'

/** A way in which it can be delivered, with what it costs. */
interface Delivery {
  readonly key: string
  readonly label: string
}

/** How the next of it is delivered, and for how much; or what stands in the way. */
export function deliveryText(deliveries: readonly Delivery[], chosen: string | null, say: Say): string {
  if (deliveries.length === 0)
    return say('It cannot be delivered to this address at the moment: nothing is charged until it can.')
  return deliveries.find(({ key }) => key === chosen)?.label ?? say('Please choose how it is delivered.')
}
