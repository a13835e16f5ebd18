/** What the ledger says of stock that an owner set. */
export const countedText = 'Counted by the owner'
