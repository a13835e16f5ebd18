import { hasRightToLeft, visualRuns } from '@vitrine/domain/words/visual-runs'
import type PDFDocument from 'pdfkit'

/**
 * Writes a text at a place, or beneath what was written last. The library turns letters that are read from right to left within a word and
 * knows nothing of lines of both directions: such lines are put together here.
 */
export function writeText(
  document: InstanceType<typeof PDFDocument>,
  text: string,
  { left, top, width }: { readonly left: number; readonly top?: number; readonly width: number },
): void {
  if (!hasRightToLeft(text)) {
    document.text(text, left, top, { width })
    return
  }
  if (top !== undefined) document.y = top
  const { page } = document
  for (const line of text.split('\n').flatMap((each) => wrap(document, each, width))) {
    const height = document.currentLineHeight(true)
    if (document.y + height > page.height - page.margins.bottom) document.addPage()
    const y = document.y
    let x = left
    for (const run of visualRuns(line)) {
      document.text(run, x, y, { lineBreak: false })
      x += document.widthOfString(`${run} `)
    }
    document.x = left
    document.y = y + height
  }
}

function wrap(document: InstanceType<typeof PDFDocument>, text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || document.widthOfString(longer) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
