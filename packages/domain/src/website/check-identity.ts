import { isOneLine, oneLineText } from '../limits/one-line.ts'
import { checkTitle } from './check-title.ts'
import type { Site } from './site.ts'

/** What a site is called and known by. */
export type Identity = Pick<Site, 'title' | 'tagLine' | 'descriptionHtml' | 'logo' | 'favicon'>

/** Says what is wrong with the identity of a site, by field; empty when it can be taken. */
export function checkIdentity({ title, tagLine }: Identity): Readonly<Record<string, string>> {
  const problem = checkTitle(title)
  return {
    ...(problem === null ? {} : { title: problem }),
    ...(isOneLine(tagLine.trim()) ? {} : { tagLine: oneLineText }),
  }
}
