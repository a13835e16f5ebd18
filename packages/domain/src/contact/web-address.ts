/** What somebody reads who gives a link that is none (specification, section 8). */
export const webAddressText = 'Links must be formatted as http://example.org or https://example.org'

/** Whether a text is a whole address on the web, with its scheme and its host, and without a user's name. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#\\@]+([/?#]\S*)?$/i.test(text)
}
