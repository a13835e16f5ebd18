import { siteWords } from '@vitrine/domain/sites/site-words'
import type { Site } from '@vitrine/domain/website/site'

/** Where a site stands in a list by title, whether it is there still or not. */
export interface TitlePlace {
  readonly titleKey: string
  readonly id: string
}

/** Where a site stands in the list by title, as a page of it names where the next one begins. */
export function writeTitlePlace(site: Pick<Site, 'id' | 'title' | 'hosts'>): string {
  return Buffer.from(`${site.id} ${siteWords(site).titleKey}`).toString('base64url')
}

/** The same read; null: from the first on. */
export function readTitlePlace(text: string): TitlePlace | null {
  const [, id, titleKey] = /^(\S+) (.*)$/s.exec(Buffer.from(text, 'base64url').toString()) ?? []
  return id === undefined || titleKey === undefined ? null : { id, titleKey }
}
