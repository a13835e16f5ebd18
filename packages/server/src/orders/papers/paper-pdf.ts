import { createRequire } from 'node:module'
import type { Paper } from '@vitrine/domain/orders/papers/paper'
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

/** Where columns end, all but the first aligned to the right; with unit prices there is one more. */
const columns = [page.left, 285, 355, 425, 480, page.right]
const pricedColumns = [page.left, 258, 325, 388, 428, 480, page.right]

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
  const head = () => {
    document.font(bold).fontSize(9)
    row(document, heads)
    document.font(regular)
  }
  head()
  for (const line of paper.lines) {
    const cells = cellsOf(paper, line)
    if (document.y + heightOf(document, cells) > page.bottom) {
      document.addPage()
      head()
    }
    row(document, cells)
  }
}

/** How wide the first column is, whose words break into lines. */
function firstWidth(cells: readonly string[]): number {
  return cells.length > columns.length ? 152 : 180
}

function heightOf(document: Document, cells: readonly string[]): number {
  return document.heightOfString(cells[0] ?? '', { width: firstWidth(cells) })
}

function row(document: Document, cells: readonly string[]): void {
  const first = cells[0] ?? ''
  const height = heightOf(document, cells)
  const ends = cells.length > columns.length ? pricedColumns : columns
  const top = document.y
  writeText(document, first, { left: page.left, top, width: firstWidth(cells) })
  const end = Math.max(top + height, document.y)
  for (const [place, cell] of cells.entries()) {
    const right = ends[place]
    if (place === 0 || right === undefined) continue
    document.text(cell, right - 90, top, { width: 90, align: 'right', lineBreak: false })
  }
  const bottom = end + 4
  document.moveTo(page.left, bottom).lineTo(page.right, bottom).lineWidth(0.4).stroke('#bbbbbb')
  document.x = page.left
  document.y = bottom + 5
}

function sums(document: Document, paper: Paper): void {
  const say = wordsOf(paper)
  document.y += 6
  for (const [label, amount] of sumsOf(paper)) {
    if (document.y > page.bottom) document.addPage()
    const top = document.y
    const isTotal = label === say.total
    document.font(isTotal ? bold : regular).fontSize(isTotal ? 11 : 9)
    writeText(document, label, { left: 250, top, width: 195 })
    const next = document.y
    document.text(amount, 445, top, { width: page.right - 445, align: 'right', lineBreak: false })
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
