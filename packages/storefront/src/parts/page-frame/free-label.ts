/** What delivery that costs nothing is called. */
export const freeLabel = 'Free'
