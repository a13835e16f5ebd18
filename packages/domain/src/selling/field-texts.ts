/** What owners read of a field that is wrong. */
export const fieldText = {
  nameMissing: 'Please give it a name.',
  countryUnknown: 'Please choose a country.',
  addressWrong: 'Write a page of your site, such as /shop, or an address that begins with https://.',
} as const

/** Whether a text is an address of the site or of the web; '' for none. */
export function isPlaceOrNone(text: string): boolean {
  const written = text.trim()
  return (
    written === '' ||
    /^\/(?![/\\])\S*$/.test(written) ||
    /^https?:\/\/[^\s/?#\\@]+([/?#]\S*)?$/i.test(written)
  )
}
