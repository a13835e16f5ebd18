import { createRequire } from 'node:module'
import type { Paper } from '@vitrine/domain/orders/papers/paper'
import PDFDocument from 'pdfkit'
import { factsOf, formatOf, notesOf, partiesOf, sumsOf, wordsOf } from './paper-words.ts'

const fonts = createRequire(import.meta.url)
const fontOf = (name: string) => fonts.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)
const regular = fontOf('DejaVuSansCondensed')
const bold = fontOf('DejaVuSansCondensed-Bold')

/** A4 in points, with its margins. */
const page = { left: 56, right: 539, top: 56, bottom: 780 }

/** Where columns end, all but the first aligned to the right. */
const columns = [page.left, 285, 355, 425, 480, page.right]

type Document = InstanceType<typeof PDFDocument>

/** Writes a paper as a PDF, with letters of all scripts of Europe in it. */
export function paperPdf(paper: Paper): AsyncIterable<Uint8Array> {
  const say = wordsOf(paper)
  const title = `${say[paper.kind]} ${paper.numberText}`
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: page.top, bottom: 40, left: page.left, right: page.left },
    font: regular,
    lang: paper.language.replace('_', '-'),
    displayTitle: true,
    info: { Title: title, Author: paper.seller.name, CreationDate: new Date(paper.issuedAtMs) },
  })
  document.font(bold).fontSize(20).text(title)
  document.moveDown(0.6).font(regular).fontSize(10)
  for (const [label, value] of factsOf(paper)) document.text(`${label}: ${value}`)
  parties(document, paper)
  lines(document, paper)
  sums(document, paper)
  document.moveDown(2).font(regular).fontSize(9)
  for (const note of notesOf(paper))
    document.text(note, page.left, undefined, { width: page.right - page.left })
  document.end()
  return document as unknown as AsyncIterable<Uint8Array>
}

function parties(document: Document, paper: Paper): void {
  const top = document.y + 22
  let bottom = top
  for (const [place, { heading, lines: told }] of partiesOf(paper).entries()) {
    const left = page.left + place * 245
    document.font(bold).fontSize(9).text(heading, left, top, { width: 230 })
    document.font(regular).fontSize(10)
    for (const line of told) document.text(line, left, undefined, { width: 230 })
    bottom = Math.max(bottom, document.y)
  }
  document.x = page.left
  document.y = bottom + 22
}

function lines(document: Document, paper: Paper): void {
  const say = wordsOf(paper)
  const { money, rate } = formatOf(paper)
  document.font(bold).fontSize(9)
  row(document, [say.item, say.quantity, say.net, say.rate, say.tax, say.gross])
  document.font(regular)
  for (const line of paper.lines) {
    row(document, [
      line.title,
      line.quantity > 0 ? String(line.quantity) : '',
      money(line.netCents),
      rate(line.rateMilliPercent),
      money(line.taxCents),
      money(line.netCents + line.taxCents),
    ])
  }
}

function row(document: Document, cells: readonly string[]): void {
  const width = 180
  const height = document.heightOfString(cells[0] ?? '', { width })
  if (document.y + height > page.bottom) document.addPage()
  const top = document.y
  document.text(cells[0] ?? '', page.left, top, { width })
  for (const [place, cell] of cells.entries()) {
    const right = columns[place]
    if (place === 0 || right === undefined) continue
    document.text(cell, right - 90, top, { width: 90, align: 'right', lineBreak: false })
  }
  const bottom = top + height + 4
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
    document.text(label, 250, top, { width: 195 })
    const next = document.y
    document.text(amount, 445, top, { width: page.right - 445, align: 'right', lineBreak: false })
    document.x = page.left
    document.y = next + 4
  }
}
