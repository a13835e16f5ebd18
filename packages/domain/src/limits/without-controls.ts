import { plainBreaks } from './plain-breaks.ts'

const controls = /(?![\t\n])\p{Cc}/gu

/** A text of several lines without what shows nothing and steers a terminal or a mail: breaks of lines and tabs stay. */
export function withoutControls(text: string): string {
  return plainBreaks(text).replace(controls, '')
}
