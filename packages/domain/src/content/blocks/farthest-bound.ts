/** How far from zero the least and the most of a number may be that a form takes. */
export const farthestBound = 1_000_000_000
