/** The words of some HTML, in one line; those of neighbours stay apart. */
export function wordsOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
