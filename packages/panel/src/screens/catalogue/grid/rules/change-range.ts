import { changePrice, type PriceChange, readPriceChange } from '@vitrine/domain/catalogue/grid/change-price'
import type { GridField } from '@vitrine/domain/catalogue/grid/grid-row'
import { digitsOf } from '@vitrine/domain/money/currencies'
import { writeAmount } from '../../../../format/money-text.ts'
import { type GridLine, type GridSite, withText, yesOrNoWords } from './grid-line.ts'
import { readCell } from './read-cell.ts'
import { isYesOrNo, yesOrNoOf } from './yes-or-no.ts'

/** Cells that are chosen: lines from one to another, and fields. */
export interface GridRange {
  readonly fromLine: number
  readonly toLine: number
  readonly fields: readonly GridField[]
}

/** Whether a field holds a price. */
export function isPrice(field: GridField): field is 'priceCents' | 'salePriceCents' {
  return field === 'priceCents' || field === 'salePriceCents'
}

/** Puts the text of the first line into all lines of the range, as in a spreadsheet. */
export function fillDown(
  lines: readonly GridLine[],
  { fromLine, toLine, fields }: GridRange,
): readonly GridLine[] {
  return lines.map((line, index) => {
    if (index <= fromLine || index > toLine) return line
    return fields.reduce((filled, field) => {
      const text = firstText(lines, { fromLine, toLine: index, fields: [field] })
      return text === undefined ? filled : withText(filled, field, text)
    }, line)
  })
}

/** The first line of a range may be one that has not the field, such as a product over its variants. */
function firstText(lines: readonly GridLine[], { fromLine, toLine, fields }: GridRange): string | undefined {
  const [field] = fields
  return (
    field && lines.slice(fromLine, toLine + 1).find((line) => line.texts[field] !== undefined)?.texts[field]
  )
}

/** Changes every price of the range; a cell that is no price stays as it is. */
export function changePrices(
  lines: readonly GridLine[],
  { fromLine, toLine, fields }: GridRange,
  change: PriceChange,
  site: GridSite,
): readonly GridLine[] {
  return lines.map((line, index) => {
    if (index < fromLine || index > toLine) return line
    return fields.filter(isPrice).reduce((changed, field) => {
      const read = readCell(field, changed.texts[field] ?? '', site)
      const cents = read.ok ? read.cells[field] : undefined
      // A sale price of nothing is none.
      if (cents === undefined || (field === 'salePriceCents' && cents === 0)) return changed
      return withText(changed, field, writeAmount(changePrice(cents, change), site))
    }, line)
  })
}

/** Types or pastes a text into a cell; what cannot be read is marked at once. */
export function typeInto(line: GridLine, field: GridField, typed: string, site: GridSite): GridLine {
  const text = typedText(line, field, typed, site)
  const written = withText(line, field, text)
  const read = readCell(field, text, site)
  if (written === line || read.ok) return written
  return { ...written, notes: { ...written.notes, [field]: { kind: 'wrong', text: read.text } } }
}

/**
 * What a typed text makes of a cell: a sum such as `+10 %` is done upon the price that stood there, and a yes or no stands there in one
 * word, however it was written.
 */
function typedText(line: GridLine, field: GridField, text: string, site: GridSite): string {
  if (isYesOrNo(field)) {
    const isOn = yesOrNoOf(text)
    return isOn === null ? text : isOn ? yesOrNoWords.yes : yesOrNoWords.no
  }
  if (!isPrice(field)) return text
  const change = readPriceChange(text, digitsOf(site.currency))
  const before = readCell(field, line.texts[field] ?? '', site)
  const cents = before.ok ? before.cells[field] : undefined
  return change && cents !== undefined ? writeAmount(changePrice(cents, change), site) : text
}
