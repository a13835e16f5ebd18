/** Units of an order that wait at the shop to be picked up; known by the moment from which they do. */
export interface ReadyPart {
  readonly readyAtMs: number
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[]
}
