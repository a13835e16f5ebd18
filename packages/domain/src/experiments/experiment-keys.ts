/** Stands for the variant of visits that saw several: they say nothing of any of them. */
export const severalVariants = '*'

/** The key under which visits are counted that saw several variants of the experiment of a key, `<id>|<variant>`. */
export function severalKey(key: string): string {
  return `${experimentOf(key)}|${severalVariants}`
}

/** The experiment of a key. */
export function experimentOf(key: string): string {
  return key.slice(0, key.indexOf('|'))
}
