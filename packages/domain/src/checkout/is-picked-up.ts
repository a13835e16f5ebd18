/** How a cart can come to its buyer, and what they chose of it so far. */
export interface PickupChoice {
  readonly selectedShippingOptionKey?: string | undefined
  readonly fulfillmentOptions?: readonly { readonly key: string; readonly isPickup: boolean }[]
}

/** Whether the buyer collects the goods, so that no address is needed for them. */
export function isPickedUp({ fulfillmentOptions = [], selectedShippingOptionKey }: PickupChoice): boolean {
  return fulfillmentOptions.some((each) => each.isPickup && each.key === selectedShippingOptionKey)
}
