import type { GridCells, GridField } from '@vitrine/domain/catalogue/grid/grid-row'
import { readCommaList } from '@vitrine/domain/catalogue/import/comma-list'
import { fromWallTime } from '@vitrine/domain/time/site-clock'
import { amountProblemText, parseAmount } from '../../../../format/money-text.ts'
import { parseWeight, weightProblemText } from '../../../../format/weight-text.ts'
import { countProblemText, parseCount } from '../../editor/rules/check-count.ts'
import { type GridSite, unlimitedText } from './grid-line.ts'
import { yesOrNoOf } from './yes-or-no.ts'

/** What a text in a cell means, or what is wrong with it. */
export type ReadCell =
  | { readonly ok: true; readonly cells: GridCells }
  | { readonly ok: false; readonly text: string }

/** What is said of a yes or no that is neither. */
const yesOrNoText = 'Write yes or no'

/** Reads the text of a cell, typed or pasted. */
export function readCell(field: GridField, text: string, site: GridSite): ReadCell {
  const typed = text.trim()
  switch (field) {
    case 'title':
    case 'urlId':
    case 'sku':
      return { ok: true, cells: { [field]: typed } }
    case 'isVisible':
    case 'isFeatured':
    case 'isOnSale':
      return readYesOrNo(field, typed)
    case 'categories':
    case 'tags':
      return { ok: true, cells: { [field]: readCommaList(typed) } }
    case 'priceCents':
    case 'salePriceCents':
      return readAmount(field, typed, site)
    case 'weightGrams':
      return readWeight(typed, site)
    case 'publishFromMs':
    case 'saleFromMs':
    case 'saleUntilMs':
      return readMoment(field, typed, site)
    case 'onHand':
      return isUnlimited(typed) ? { ok: true, cells: { onHand: null } } : readCount(field, typed)
  }
}

/** Words of unlimited stock: our sign, and what people write, in the languages of the panel. */
function isUnlimited(typed: string): boolean {
  return typed === unlimitedText || /^(unlimited|unbegrenzt|inf(inity)?)$/i.test(typed)
}

function readYesOrNo(field: GridField, typed: string): ReadCell {
  const isOn = yesOrNoOf(typed)
  return isOn === null ? { ok: false, text: yesOrNoText } : { ok: true, cells: { [field]: isOn } }
}

function readAmount(field: GridField, typed: string, site: GridSite): ReadCell {
  // A sheet often has the sign or code of the currency in its cells.
  const bare = typed.replace(/^[^\d.,+\-−]+|[^\d.,]+$/g, '')
  const amount = parseAmount(typed === '' && field === 'salePriceCents' ? '0' : bare, site.currency)
  return amount.ok
    ? { ok: true, cells: { [field]: amount.cents } }
    : { ok: false, text: amountProblemText(amount.problem, site.currency) }
}

/** What is said of a moment that is none. */
const momentText = 'Write a date and time such as 2026-11-27 08:00'

/** A date and a time of day on the site's clock; a date alone is its first minute. */
function readMoment(field: GridField, typed: string, { timeZone }: GridSite): ReadCell {
  if (typed === '') return { ok: true, cells: { [field]: null } }
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2})(?::\d{2})?)?$/.exec(typed) ?? []
  const atMs = day === undefined ? null : fromWallTime(`${day}T${time.padStart(5, '0')}`, timeZone)
  return atMs === null || atMs < 0 ? { ok: false, text: momentText } : { ok: true, cells: { [field]: atMs } }
}

function readWeight(typed: string, { measurement }: GridSite): ReadCell {
  const weightGrams = parseWeight(typed, measurement)
  return weightGrams === null
    ? { ok: false, text: weightProblemText[measurement] }
    : { ok: true, cells: { weightGrams } }
}

function readCount(field: GridField, typed: string): ReadCell {
  const count = parseCount(typed)
  return count === null ? { ok: false, text: countProblemText } : { ok: true, cells: { [field]: count } }
}
