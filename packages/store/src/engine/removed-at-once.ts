/** Rows that are cleared away in one transaction, so that no buyer waits for it. */
export const removedAtOnce = 500
