import type { RawBuilder, SqlBool } from 'kysely'

/** By what the rows of a list are searched, narrowed and sorted, wherever they are kept. */
export type ListKeys = Pick<ListTable, 'name' | 'choices' | 'texts'> & {
  readonly columns: Readonly<Record<string, unknown>>
}

/** How a list is kept to be searched, narrowed and sorted; its keys are those of its description in the contract. */
export interface ListTable {
  /** The list's name, as in the contract. */
  readonly name: string
  /** Its narrow table. */
  readonly table: string
  /** What it is filled by: a higher version fills it again when the store opens. */
  readonly version: number
  /** Columns by key: what it is sorted by, and narrowed by as numbers. */
  readonly columns: Readonly<Record<string, ListColumn>>
  /** Values that are known beforehand, by key; a flag has `yes`. Each is a bit, in this order: at most 52. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  /** The key of the column by which rows of the same choices are in order in an index of their own, where a list has one. */
  readonly byBits?: string
  /**
   * The key of a number that a row keeps for good. Its terms are kept with it, so that rows that a word leads to are put in its order
   * without a look at each of them.
   */
  readonly sortedTerms?: string
  /** The key of the column in whose order an index holds all of a row, its terms too; on SQLite alone. */
  readonly fullIndex?: string
  /** Keys of columns that this index leaves out, since they change often; no choice that is derived asks them. */
  readonly fullWithout?: readonly string[]
  /** Values that are ranges of a column, by key: they change with it, without a bit. */
  readonly ranges?: Readonly<Record<string, ChoiceOfRanges>>
  /** Texts that it is narrowed by, and whether their words are kept, too. */
  readonly texts: Readonly<Record<string, { readonly hasWords: boolean }>>
  /**
   * Texts, by key, that every index tells of a row as far as marks do: values that rows are asked for whole, or by their beginnings. Each
   * change of them writes all indexes of a row.
   */
  readonly marks?: Readonly<Record<string, 'whole' | 'beginning'>>
  /** Keys of two texts, of each of which a row has one value, that lead to many rows each and to few together: both are kept as one, too. */
  readonly together?: readonly [string, string]
  /**
   * The key of the text that rows begin with. Sorted by it, those that begin with a word stand together, and what has the word elsewhere is
   * kept apart.
   */
  readonly leading?: string
  /** Choices that no bit tells, since they hang on the hour: which rows have one of some values, by what every index holds. */
  readonly derived?: Readonly<Record<string, (values: readonly string[]) => RawBuilder<SqlBool>>>
}

interface ListColumn {
  readonly name: string
  readonly kind: 'number' | 'text'
}

/** A choice of which each value is a range of a column, both ends included; null: no end. */
export interface ChoiceOfRanges {
  /** The key of the column. */
  readonly column: string
  readonly values: Readonly<Record<string, { readonly from: number | null; readonly to: number | null }>>
}

/** What is kept of a row. */
export interface ListEntry {
  readonly id: string
  /** The values of `columns`. */
  readonly columns: Readonly<Record<string, number | string>>
  /** The values of `choices`; a key that is left out has none. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly texts: Readonly<Record<string, readonly string[]>>
  /** Texts whose words it is searched by. */
  readonly searched: readonly string[]
  /** Words that it is searched by, too, whole or by their beginning and not by their parts, such as amounts. */
  readonly wholes?: readonly string[]
}

/** The bits of some values of a choice; values that the list does not know have none. */
export function bitsOf(list: ListTable, key: string, values: readonly string[]): number {
  let first = 0
  for (const [name, choices] of Object.entries(list.choices)) {
    if (name === key) return sumOfBits(first, choices, values)
    first += choices.length
  }
  throw new Error(`The list ${list.name} has no choice ${key}`)
}

function sumOfBits(first: number, choices: readonly string[], values: readonly string[]): number {
  let bits = 0
  for (const [place, choice] of choices.entries()) if (values.includes(choice)) bits += 2 ** (first + place)
  return bits
}
