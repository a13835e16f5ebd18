/**
 * Puts `{squarespace-footers}`, which hold the scripts of the page, before the end of a page that has a head and lacks them: some templates ask for the
 * headers alone, and nothing could be bought there. What has no head is a piece for scripts to fetch, and stays one.
 */
export function withFooters(html: string, headers: string, footers: string): string {
  // Looked for from the end, where they stand on nearly every page.
  if (html.lastIndexOf(footers) >= 0 || !html.includes(headers)) return html
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + footers : html.slice(0, end) + footers + html.slice(end)
}
