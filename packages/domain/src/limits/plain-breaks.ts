/** A text with breaks of one character, as scripts send them: plain forms post two for each, which would count against how long a text may be. */
export function plainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
