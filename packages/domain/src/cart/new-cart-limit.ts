/** Carts that may be begun from one network address: more than a school behind one address begins, too few to fill a disk. */
export const newCartLimit = { max: 200, windowMs: 600_000 } as const
