// What the cells of a WooCommerce file say, in the names of Shopify.

import { readCommaList } from '../comma-list.ts'
import type { Column } from '../shopify-row.ts'
import type { NamedCells } from './named-cells.ts'

/** A column of weights or lengths, with its unit. */
export const measureColumn = /^(weight|length|width|height) \((\w+)\)$/

/** Grams and millimetres of the units that a column of the file can name. */
const units: Readonly<Record<string, number>> = {
  ...{ kg: 1_000, g: 1, lbs: 453.592_37, oz: 28.349_523 },
  ...{ m: 1_000, cm: 10, mm: 1, in: 25.4, yd: 914.4 },
}

/** The words of a type, such as `variation, virtual`. */
export function kindsOf({ type = '' }: NamedCells): readonly string[] {
  return type.split(',').map((kind) => kind.trim().toLowerCase())
}

/** The attributes of a row by their names, with what is written of their values: a list, or the one of a variation. */
export function attributesOf(cells: NamedCells): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (let number = 1; `attribute ${number} name` in cells; number += 1) {
    const name = cells[`attribute ${number} name`] ?? ''
    if (name !== '') attributes.set(name, cells[`attribute ${number} value(s)`] ?? '')
  }
  return attributes
}

/** The moment at which the clock of the site shows a time such as `2026-11-27T00:00:00`; null for what is none. */
export type ReadClock = (wall: string) => number | null

/** What a row says as a variant. Days of a sale are told without a zone: that of the site counts. */
export function variantCells(cells: NamedCells, readClock: ReadClock): Partial<Record<Column, string>> {
  return { ...priceCells(cells, readClock), ...stockCells(cells) }
}

/** A sale of certain days is planned; one without is on. */
function priceCells(cells: NamedCells, readClock: ReadClock): Partial<Record<Column, string>> {
  const { 'regular price': price = '', 'sale price': salePrice = '' } = cells
  const saleFrom = momentOf(cells['date sale price starts'], readClock)
  const saleUntil = momentOf(cells['date sale price ends'], readClock)
  if (salePrice === '') return { price }
  return saleFrom || saleUntil
    ? { price, salePrice, saleFrom, saleUntil }
    : { price: salePrice, compareAtPrice: price }
}

/** The file has hours of one digit: a day begins at `2026-11-27 0:00:00`. */
function momentOf(text = '', readClock: ReadClock): string {
  const wall = text.replace(' ', 'T').replace(/T(?=\d:)/, 'T0')
  const atMs = text === '' ? null : readClock(wall)
  return atMs === null ? text : new Date(atMs).toISOString()
}

function stockCells(cells: NamedCells): Partial<Record<Column, string>> {
  const { stock = '', 'in stock?': inStock = '', 'backorders allowed?': backorders = '' } = cells
  if (stock !== '' && ['1', 'notify'].includes(backorders)) return { inventoryPolicy: 'continue' }
  if (stock === '') return inStock === '0' ? { inventoryQuantity: '0' } : { inventoryPolicy: 'continue' }
  return { inventoryQuantity: stock, inventoryPolicy: 'deny', inventoryTracker: 'counted' }
}

/** Weight and size, in grams and millimetres. */
export function measureCells(cells: NamedCells): Partial<Record<Column, string>> {
  const read: Partial<Record<Column, string>> = {}
  for (const [name, text] of Object.entries(cells)) {
    const [, what = '', unit = ''] = measureColumn.exec(name) ?? []
    const factor = units[unit]
    if (text === '' || factor === undefined) continue
    const scaled = String(Number(text.replace(',', '.')) * factor)
    if (what === 'weight') read.grams = scaled
    if (what === 'length' || what === 'width' || what === 'height') read[what] = scaled
  }
  return read
}

/** Which type of product it is. */
export function kindOf(cells: NamedCells): string {
  const kinds = kindsOf(cells)
  if (kinds.includes('downloadable')) return 'digital'
  return kinds.includes('virtual') ? 'service' : 'physical'
}

/** Line ends stand as two signs; what has no paragraphs of its own gets them, as WordPress gives them when it shows a text. */
export function htmlOf(text: string): string {
  const lines = text.replaceAll('\\n', '\n').trim()
  if (lines === '' || /<(p|div|ul|ol|h[1-6]|table|figure|blockquote)\b/i.test(lines)) return lines
  const paragraphs = lines.split(/\n\s*\n/)
  return paragraphs.map((each) => `<p>${each.trim().replaceAll('\n', '<br>')}</p>`).join('')
}

/** The last of each path, such as Shirts of `Clothing > Shirts`. */
export function categoriesOf(text: string): readonly string[] {
  return readCommaList(text).map((path) => (path.split('>').at(-1) ?? '').trim())
}
