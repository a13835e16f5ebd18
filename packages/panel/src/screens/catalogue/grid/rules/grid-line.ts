import type { ReplyOf } from '@vitrine/contract/call'
import type { readGridCall } from '@vitrine/contract/catalogue/grid-calls'
import type { GridCells, GridField } from '@vitrine/domain/catalogue/grid/grid-row'
import { commaList } from '@vitrine/domain/catalogue/import/comma-list'
import type { Measurement } from '@vitrine/domain/catalogue/weight'
import { toWallTime } from '@vitrine/domain/time/site-clock'
import { writeAmount } from '../../../../format/money-text.ts'
import { weightText } from '../../../../format/weight-text.ts'

/** How a yes or no stands in a cell. */
export const yesOrNoWords = { yes: 'yes', no: 'no' }

/** A row of the grid as the server tells it. */
export type StoredRow = ReplyOf<typeof readGridCall>['rows'][number]

/** What is said of a cell, beside what stands in it. */
export type CellNote =
  | { readonly kind: 'wrong'; readonly text: string }
  /** Somebody else wrote `theirs` here meanwhile. */
  | { readonly kind: 'clash'; readonly theirs: string }

/** The texts of a line's cells; a field that the line has not is left out. */
export type CellTexts = Readonly<Partial<Record<GridField, string>>>

/** A row as it is edited. Every cell is a text, as typed and as pasted; `stored` is what the server has. */
export interface GridLine {
  readonly key: string
  readonly productId: string
  readonly variantId: string | null
  /** The title of its product, for those who hear the grid. */
  readonly title: string
  /** The values of its options; '' for a product. */
  readonly name: string
  readonly held: number
  readonly cells: GridCells
  readonly stored: CellTexts
  readonly texts: CellTexts
  readonly notes: Readonly<Partial<Record<GridField, CellNote>>>
}

/** What of the site decides how cells are written. */
export interface GridSite {
  readonly currency: string
  /** The site's: amounts are written as in the language of the panel. */
  readonly locale: string
  readonly timeZone: string
  /** Weights are in grams, or in pounds, as in the editor of a product. */
  readonly measurement: Measurement
}

/** What stands for unlimited stock. */
export const unlimitedText = '∞'

/** Makes lines of rows; a row of a variant is called by the title of the product before it. */
export function gridLines(rows: readonly StoredRow[], site: GridSite): readonly GridLine[] {
  let title = ''
  return rows.map((row) => {
    title = row.cells.title ?? title
    return gridLine(row, title, site)
  })
}

function gridLine(
  { productId, variantId, name, held, cells }: StoredRow,
  title: string,
  site: GridSite,
): GridLine {
  const stored = cellTexts(cells, site)
  return {
    key: `${productId}/${variantId ?? ''}`,
    productId,
    variantId,
    title,
    name,
    held,
    cells,
    stored,
    texts: stored,
    notes: {},
  }
}

/** Writes cells as the grid shows them. */
export function cellTexts(cells: GridCells, site: GridSite): CellTexts {
  const texts: Partial<Record<GridField, string>> = {}
  for (const field of Object.keys(cells) as GridField[]) {
    const text = cellText(field, cells[field], site)
    if (text !== null) texts[field] = text
  }
  return texts
}

function cellText(field: GridField, value: GridCells[GridField], site: GridSite): string | null {
  if (value === undefined) return null
  if (isMoment(field))
    return typeof value === 'number' ? toWallTime(value, site.timeZone).replace('T', ' ') : ''
  if (value === null) return unlimitedText
  if (typeof value === 'boolean') return value ? yesOrNoWords.yes : yesOrNoWords.no
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return commaList(value)
  if (field === 'weightGrams') return weightText(value, site)
  // A sale price of nothing is none.
  if (field === 'salePriceCents' && value === 0) return ''
  return field === 'priceCents' || field === 'salePriceCents' ? writeAmount(value, site) : String(value)
}

/** Whether a field holds a moment. */
function isMoment(field: GridField): boolean {
  return field === 'publishFromMs' || field === 'saleFromMs' || field === 'saleUntilMs'
}

/** Whether a cell holds something else than what is stored. */
export function isChanged({ stored, texts }: GridLine, field: GridField): boolean {
  return texts[field] !== stored[field]
}

/** The fields of a line that were changed. */
export function changedFields(line: GridLine): readonly GridField[] {
  return (Object.keys(line.texts) as GridField[]).filter((field) => isChanged(line, field))
}

/** Writes a text into a cell that the line has; what was said of the cell is gone. */
export function withText(line: GridLine, field: GridField, text: string): GridLine {
  if (line.texts[field] === undefined || line.texts[field] === text) return line
  const { [field]: _, ...notes } = line.notes
  return { ...line, texts: { ...line.texts, [field]: text }, notes }
}

/** The line whose note is shown: the one in hand, or else the first that has one. */
export function lineToAsk(lines: readonly GridLine[], inHand: GridLine | undefined): GridLine | undefined {
  const isNoted = ({ notes }: GridLine) => Object.keys(notes).length > 0
  return inHand && isNoted(inHand) ? inHand : lines.find(isNoted)
}

/** How a line is called: its product, and the values of its options. */
export function lineName({ title, name }: Pick<GridLine, 'title' | 'name'>): string {
  return name === '' ? title : `${title}, ${name}`
}
