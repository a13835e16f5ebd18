/** So many characters a note on an order has at most. */
export const noteLimit = 2_000
