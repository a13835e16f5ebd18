import type { Site } from '../site.ts'

/** Who sends, as parcels say it: the name of the business, or of the site, and below it the lines of its address. */
export function senderLines({
  title,
  store,
  location,
}: Pick<Site, 'title' | 'store' | 'location'>): readonly string[] {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location
  const name = store.businessName || title
  const lines = [name, addressTitle === name ? '' : addressTitle, addressLine1, addressLine2, addressCountry]
  return lines.filter((line) => line !== '')
}
