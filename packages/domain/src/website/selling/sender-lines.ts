import type { Site } from '../site.ts'

/** Who sends, as parcels say it: the name of the business, or of the site, and below it the lines of its address. */
export function senderLines({
  title,
  store,
  location,
}: Pick<Site, 'title' | 'location'> & {
  readonly store: Pick<Site['store'], 'businessName'>
}): readonly string[] {
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location
  const name = store.businessName || title
  const lines = [
    name,
    saysSame(addressTitle, name) ? '' : addressTitle,
    addressLine1,
    addressLine2,
    addressCountry,
  ]
  return lines.filter((line) => line !== '')
}

/** Whether what an address is called is the name already, or how it begins: “Tidewater” of “Tidewater Goods LLC”. */
function saysSame(addressTitle: string, name: string): boolean {
  const [called, whole] = [addressTitle.trim().toLowerCase(), name.trim().toLowerCase()]
  return whole === called || whole.startsWith(`${called} `)
}
