import type { Site } from './site.ts'

/** What a site is called and known by. */
export type Identity = Pick<Site, 'title' | 'tagLine' | 'descriptionHtml' | 'logo' | 'favicon'>

/** Longest title of a site. */
const longestTitle = 200

/** Says what is wrong with the identity of a site, by field; empty when it can be taken. */
export function checkIdentity({ title }: Identity): Readonly<Record<string, string>> {
  const written = title.trim()
  if (written === '') return { title: 'Please give the site a title.' }
  if (written.length > longestTitle) return { title: `Use at most ${longestTitle} characters.` }
  return {}
}
