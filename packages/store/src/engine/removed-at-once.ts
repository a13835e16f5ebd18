/** Rows that are cleared away in one transaction, so that nobody who buys waits for it. */
export const removedAtOnce = 500
