/** The words of HTML, a line for each paragraph. */
export function plainOfHtml(html: string): string {
  const lines = html.replace(/<(br|\/p|\/li|\/h\d|\/div|\/blockquote)[^>]*>/gi, '\n').replace(/<[^>]*>/g, '')
  const plain = lines
    .replace(/&nbsp;/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#0*39;|&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
  return plain.replace(/\n{2,}/g, '\n').trim()
}
