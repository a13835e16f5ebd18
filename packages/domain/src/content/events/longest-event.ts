/** An event lasts so many days at the most: what is under way is found by when it began. */
export const longestEventDays = 366
