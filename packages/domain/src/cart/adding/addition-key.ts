import type { CartEntry } from '../cart.ts'

/** So many are kept of an entry: what is sent again is the last that a browser sent, seldom one before. */
const kept = 5

/** The key of an addition, the same where it is sent again; undefined where what was told is none. */
export function readAdditionKey(told: string | undefined): string | undefined {
  return told !== undefined && /^[\w-]{1,40}$/.test(told) ? told : undefined
}

/** Whether an entry holds what was added under a key. */
export function wasAddedUnder(entry: Pick<CartEntry, 'addedUnder'>, key: string | undefined): boolean {
  return key !== undefined && (entry.addedUnder?.includes(key) ?? false)
}

/** The keys of an entry that was put in, or grew, under another one. */
export function keysWith(
  { addedUnder = [] }: Pick<CartEntry, 'addedUnder'>,
  key: string | undefined,
): Pick<CartEntry, 'addedUnder'> {
  return key === undefined ? {} : { addedUnder: [...addedUnder, key].slice(-kept) }
}
