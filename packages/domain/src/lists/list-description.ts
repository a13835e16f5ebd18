/** What the values of a column or a filter are; it decides operators, cells and how CSV writes them. */
export type ValueKind = 'text' | 'number' | 'money' | 'moment' | 'flag' | 'choice'

/** A value to choose, and what it is called. */
interface ListChoice {
  readonly value: string
  readonly label: string
}

/** A column of a list: in the table, and in its CSV file. */
export interface ListColumn {
  /** As in `cols=` and in the heading row of CSV. */
  readonly key: string
  readonly label: string
  readonly kind: ValueKind
  /** Whether the list can be sorted by it. */
  readonly isSortable?: boolean
  /** Whether it is shown where nobody chose columns. */
  readonly isShownAtFirst?: boolean
  /** Whether it stands in files alone, for other programs. */
  readonly isOnlyInFile?: boolean
  /** The words of a choice. */
  readonly choices?: readonly ListChoice[]
}

/** What a list can be narrowed by. */
export interface ListFilter {
  /** As in `f=key:operator:value`. */
  readonly key: string
  readonly label: string
  readonly kind: ValueKind
  /** What can be chosen, where that is known beforehand. */
  readonly choices?: readonly ListChoice[]
  /** What the values of a text are called, where nobody knows them otherwise: they are chosen by these names, and a text is asked as ever. */
  readonly names?: readonly ListChoice[]
  /** Whether a text can be asked for words that stand anywhere in it; other texts are found whole, and by their beginning. */
  readonly hasWords?: true
  /** Whether rows may be without a moment, which lists keep as 0: these are empty, and neither before a day nor older than some. */
  readonly mayLack?: true
}

/** A view that comes with Vitrine; `query` is written as in the address. */
interface ShippedView {
  readonly key: string
  readonly name: string
  readonly query: string
}

/** An act on many rows at once; each has a call of its own, with its roles. */
export interface ListAct {
  /** As in the address of its call. */
  readonly key: string
  readonly label: string
  /** Whether it can be undone for 24 hours. */
  readonly canUndo: boolean
  /** Whether something is lost by it for good. */
  readonly isLoss?: boolean
}

/**
 * A list of the owner's rooms, described once: screen, address, query, saved views, CSV and the docs of its call are made of it.
 * Only what stands here can be asked for.
 */
export interface ListDescription {
  /** As in the addresses of its calls, such as `orders`. */
  readonly name: string
  /** Its rows in words. */
  readonly rowNames: {
    readonly one: string
    readonly many: string
    /** How acts tell of a row, such as `Order {name}`; left out: by its name alone. */
    readonly label?: string
    /** What stands in it for a name that nobody gave. */
    readonly unnamed?: string
  }
  readonly columns: readonly ListColumn[]
  readonly filters: readonly ListFilter[]
  /** The key of a sortable column; a leading `-` runs from the greatest. */
  readonly defaultSort: string
  readonly views: readonly ShippedView[]
  readonly acts: readonly ListAct[]
}
