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
  /** Whether elements begin together in rows; else each follows the one above it. */
  readonly inRows: boolean
}

/** How wide one column is. */
export function widthOfColumn(width: number, rules: ColumnRules): number {
  const count = countColumns(width, rules)
  return (width - rules.gutter * (count - 1)) / count
}

function countColumns(width: number, { columns, columnWidth, gutter }: ColumnRules): number {
  const fitting = Math.floor((width + gutter) / (Math.max(1, columnWidth) + gutter))
  return Math.max(1, Math.round(columns ?? fitting))
}

/**
 * Lays elements out in columns, each in the column that is shortest so far, or in the next one of its row. `ratios` are their own,
 * width by height.
 */
export function layOutColumns(
  width: number,
  ratios: readonly number[],
  rules: ColumnRules,
): { readonly cells: readonly Cell[]; readonly height: number } {
  const { gutter, aspectRatio, inRows } = rules
  const count = countColumns(width, rules)
  const cellWidth = widthOfColumn(width, rules)
  const bottoms = new Array<number>(count).fill(0)
  const cells = ratios.map((ratio, at): Cell => {
    if (inRows && at % count === 0) bottoms.fill(Math.max(...bottoms))
    const column = inRows ? at % count : bottoms.indexOf(Math.min(...bottoms))
    const height = cellWidth / (aspectRatio ?? (ratio > 0 ? ratio : 1))
    const top = bottoms[column] ?? 0
    bottoms[column] = top + height + gutter
    return { left: column * (cellWidth + gutter), top, width: cellWidth, height }
  })
  return { cells, height: Math.max(0, Math.max(...bottoms) - gutter) }
}
