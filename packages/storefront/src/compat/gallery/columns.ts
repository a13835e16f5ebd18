/** Where an element lies in columns. */
export interface Cell {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How columns are made. */
export interface ColumnRules {
  /** Number of columns, if that is given; else they are at least `columnWidth` wide. */
  readonly columns: number | null
  readonly columnWidth: number
  readonly gutter: number
  /** Width by height; null: each keeps its own. */
  readonly aspectRatio: number | null
}

/** Lays elements out in columns, each in the column that is shortest so far. `ratios` are their own, width by height. */
export function layOutColumns(
  width: number,
  ratios: readonly number[],
  { columns, columnWidth, gutter, aspectRatio }: ColumnRules,
): { readonly cells: readonly Cell[]; readonly height: number } {
  const fitting = Math.floor((width + gutter) / (Math.max(1, columnWidth) + gutter))
  const count = Math.max(1, Math.round(columns ?? fitting))
  const cellWidth = (width - gutter * (count - 1)) / count
  const bottoms = new Array<number>(count).fill(0)
  const cells = ratios.map((ratio): Cell => {
    const column = bottoms.indexOf(Math.min(...bottoms))
    const height = cellWidth / (aspectRatio ?? (ratio > 0 ? ratio : 1))
    const top = bottoms[column] ?? 0
    bottoms[column] = top + height + gutter
    return { left: column * (cellWidth + gutter), top, width: cellWidth, height }
  })
  return { cells, height: Math.max(0, Math.max(...bottoms) - gutter) }
}
