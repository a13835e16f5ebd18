import { createRequire } from 'node:module'
import type { Paper } from '@vitrine/domain/orders/papers/paper'
import { measuredLetters, type PaperColumns, paperColumns } from '@vitrine/domain/orders/papers/paper-columns'
import { languageTag } from '@vitrine/domain/words/language-tag'
import PDFDocument from 'pdfkit'
import { cellsOf, factsOf, headsOf, notesOf, partiesOf, sumsOf, wordsOf } from './paper-words.ts'
import { writeText } from './write-text.ts'

const fonts = createRequire(import.meta.url)
const fontOf = (name: string) => fonts.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)
const regular = fontOf('DejaVuSansCondensed')
const bold = fontOf('DejaVuSansCondensed-Bold')

/** A4 in points, with its margins. */
const page = { left: 56, right: 539, top: 56, bottom: 780 }

/** The whole width of a page. */
const whole = { left: page.left, width: page.right - page.left }

type Document = InstanceType<typeof PDFDocument>

/** Writes a paper as a PDF, with letters of all scripts of Europe in it. */
export function paperPdf(paper: Paper): AsyncIterable<Uint8Array> {
  const say = wordsOf(paper)
  const title = `${say[paper.kind]} ${paper.numberText}`
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: page.top, bottom: 40, left: page.left, right: page.left },
    font: regular,
    lang: languageTag(paper.language),
    displayTitle: true,
    // How many pages there are is known at the end, and said on each.
    bufferPages: true,
    info: { Title: title, Author: paper.seller.name, CreationDate: new Date(paper.issuedAtMs) },
  })
  document.font(bold).fontSize(20)
  writeText(document, title, whole)
  document.moveDown(0.6).font(regular).fontSize(10)
  for (const [label, value] of factsOf(paper)) writeText(document, `${label}: ${value}`, whole)
  parties(document, paper)
  lines(document, paper)
  sums(document, paper)
  document.moveDown(2).font(regular).fontSize(9)
  for (const note of notesOf(paper)) writeText(document, note, whole)
  numberPages(document, title, say.page)
  document.end()
  return document as unknown as AsyncIterable<Uint8Array>
}

function parties(document: Document, paper: Paper): void {
  const top = document.y + 22
  let bottom = top
  for (const [place, { heading, lines: told }] of partiesOf(paper).entries()) {
    const left = page.left + place * 245
    document.font(bold).fontSize(9)
    writeText(document, heading, { left, top, width: 230 })
    document.font(regular).fontSize(10)
    for (const line of told) writeText(document, line, { left, width: 230 })
    bottom = Math.max(bottom, document.y)
  }
  document.x = page.left
  document.y = bottom + 22
}

function lines(document: Document, paper: Paper): void {
  const heads = headsOf(paper)
  const rows = paper.lines.map((line) => cellsOf(paper, line))
  const columns = paperColumns(heads, rows, page, {
    head: (text) => document.font(bold).fontSize(measuredLetters).widthOfString(text),
    cell: (text) => document.font(regular).fontSize(measuredLetters).widthOfString(text),
  })
  const head = () => {
    document.font(bold).fontSize(columns.letters)
    row(document, heads, columns)
    document.font(regular)
  }
  head()
  for (const cells of rows) {
    if (document.y + heightOf(document, cells, columns) > page.bottom) {
      document.addPage()
      head()
    }
    row(document, cells, columns)
  }
}

function heightOf(document: Document, cells: readonly string[], { firstWidth }: PaperColumns): number {
  return document.heightOfString(cells[0] ?? '', { width: firstWidth })
}

function row(document: Document, cells: readonly string[], columns: PaperColumns): void {
  const [first = '', ...others] = cells
  const height = heightOf(document, cells, columns)
  const top = document.y
  writeText(document, first, { left: page.left, top, width: columns.firstWidth })
  const end = Math.max(top + height, document.y)
  for (const [place, cell] of others.entries()) {
    const right = columns.ends[place + 1]
    if (right !== undefined) writeBefore(document, cell, right, top)
  }
  const bottom = end + 4
  document.moveTo(page.left, bottom).lineTo(page.right, bottom).lineWidth(0.4).stroke('#bbbbbb')
  document.x = page.left
  document.y = bottom + 5
}

/** Writes a text on one line that ends at a place; gives how wide it is. */
function writeBefore(document: Document, text: string, right: number, top: number): number {
  const width = document.widthOfString(text)
  document.text(text, right - width, top, { lineBreak: false })
  return width
}

function sums(document: Document, paper: Paper): void {
  const say = wordsOf(paper)
  document.y += 6
  for (const [label, amount] of sumsOf(paper)) {
    if (document.y > page.bottom) document.addPage()
    const top = document.y
    const isTotal = label === say.total
    document.font(isTotal ? bold : regular).fontSize(isTotal ? 11 : 9)
    const left = 250
    const amountWidth = writeBefore(document, amount, page.right, top)
    writeText(document, label, { left, top, width: page.right - amountWidth - 12 - left })
    const next = document.y
    document.x = page.left
    document.y = next + 4
  }
}

/** Above what each page of several says: which paper it belongs to, and its place. */
function numberPages(
  document: Document,
  title: string,
  said: (place: number, count: number) => string,
): void {
  const { start, count } = document.bufferedPageRange()
  if (count === 1) return
  const top = 30
  document.font(regular).fontSize(9)
  for (let place = 1; place <= count; place += 1) {
    document.switchToPage(start + place - 1)
    // The first has it as its heading.
    if (place > 1) document.text(title, page.left, top, { lineBreak: false })
    document.text(said(place, count), page.right - 200, top, { width: 200, align: 'right', lineBreak: false })
  }
}
