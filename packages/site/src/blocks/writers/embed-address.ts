/** The address of the frame that an oEmbed answer is made of, https only; null when it is made of something else, such as a script. */
export function embedAddress(embedHtml: string): string | null {
  const [, double, single] = /<iframe\b[^<>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(embedHtml) ?? []
  const address = (double ?? single ?? '').trim().replaceAll('&amp;', '&')
  const absolute = address.startsWith('//') ? `https:${address}` : address
  return absolute.startsWith('https://') && URL.canParse(absolute) ? new URL(absolute).href : null
}
