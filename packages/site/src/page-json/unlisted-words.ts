import type { PageData } from './page-context.ts'

/**
 * Adds words that templates print by their names, and that the data does not list: a template that prints all of its data, such as
 * `<!--{@|json-pretty}-->`, is not to have the markup of the page in there, whose comments and scripts would end its own.
 */
export function withUnlistedWords<Words extends object>(data: PageData, words: Words): PageData & Words {
  const unlisted = Object.entries(words).map(([name, value]) => [
    name,
    { value, enumerable: false, configurable: true },
  ])
  return Object.defineProperties({ ...data, ...words }, Object.fromEntries(unlisted))
}

/** The same data with other entries; words that are not listed are there still, and still not listed. */
export function withEntries(data: PageData, entries: PageData): PageData {
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(data),
      ...Object.getOwnPropertyDescriptors({ ...entries }),
    },
  )
}
