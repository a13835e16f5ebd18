/** Stands in place of a variant where it is counted how many visits saw several. */
export const severalVariants = '*'

/** The key under which visits are counted that saw several variants of the experiment of a key, `<id>|<variant>`. */
export function severalKey(key: string): string {
  return `${experimentOf(key)}|${severalVariants}`
}

/** Whether a key is that of visits which saw several variants. */
export function isSeveral(key: string): boolean {
  return key === severalKey(key)
}

/** The experiment of a key. */
export function experimentOf(key: string): string {
  return key.slice(0, key.indexOf('|'))
}
