import type { CsvRow } from '../csv-row.ts'
import { columnKey } from './named-cells.ts'

/** Columns that are read, as an installation in German calls them; versions differ in some. Types, and what cells say, are not translated. */
const german: Readonly<Record<string, string>> = {
  typ: 'type',
  artikelnummer: 'sku',
  veröffentlicht: 'published',
  'ist hervorgehoben?': 'is featured?',
  kurzbeschreibung: 'short description',
  beschreibung: 'description',
  'datum, an dem angebotspreis beginnt': 'date sale price starts',
  'datum, an dem angebotspreis endet': 'date sale price ends',
  'vorrätig?': 'in stock?',
  lager: 'stock',
  bestand: 'stock',
  lagerbestand: 'stock',
  'lieferrückstande erlaubt?': 'backorders allowed?',
  'lieferrückstände erlaubt?': 'backorders allowed?',
  angebotspreis: 'sale price',
  'regulärer preis': 'regular price',
  kategorien: 'categories',
  schlagwörter: 'tags',
  bilder: 'images',
  'übergeordnetes produkt': 'parent',
}

const germanMeasures: Readonly<Record<string, string>> = {
  gewicht: 'weight',
  länge: 'length',
  breite: 'width',
  höhe: 'height',
}

const germanMeasure = /^(gewicht|länge|breite|höhe) (\(\w+\))$/
const germanAttribute = /^attribut (\d+) (name|wert\(e\))$/

/** The name of a column in English, in small letters, whichever of the languages that are read it is in. */
export function wooCommerceColumn(header: string): string {
  const name = columnKey(header)
  const [, what = '', unit = ''] = germanMeasure.exec(name) ?? []
  if (what !== '') return `${germanMeasures[what]} ${unit}`
  const [, number = '', part = ''] = germanAttribute.exec(name) ?? []
  if (number !== '') return `attribute ${number} ${part === 'name' ? 'name' : 'value(s)'}`
  return Object.hasOwn(german, name) ? (german[name] ?? name) : name
}

/** What stands in the second column of such a file, in every language. */
const types: ReadonlySet<string> = new Set(['simple', 'variable', 'variation'])

/** Whether a file is one of WooCommerce whose columns are in a language that is not read: an id and a type come first in all of them. */
export function isForeignWooCommerce(header: readonly string[], rows: readonly CsvRow[]): boolean {
  const [id = '', type = ''] = header
  if (columnKey(id) !== 'id') return false
  return rows.some(({ cells }) => types.has((cells[type] ?? '').split(',')[0]?.trim() ?? ''))
}
