import type { KnownBy } from './listed/listed-keys.ts'
import type { RowProblem } from './product-draft.ts'
import { columnNames, type ShopifyRow } from './shopify-row.ts'
import { urlIdOf } from './url-id.ts'

/** The rows of a product, as a file has them. */
export interface RowGroup {
  /** Its handle; where there is none, what its title makes of one. */
  readonly key: string
  /** What an import knows it by; left out: by its handle. */
  readonly knownBy?: KnownBy
  /** '' where the file gives none. */
  readonly productId: string
  readonly rows: readonly ShopifyRow[]
  /** Whether the file has rows of which nobody can tell whose they are. */
  readonly mayLackRows?: boolean
}

/** Rows put together to products, and those that name none. */
interface GroupedRows {
  readonly groups: readonly RowGroup[]
  readonly problems: readonly RowProblem[]
  /** So many products are in `problems` alone. */
  readonly unread: number
}

/** Puts rows of one handle together, and may be left for a while between rows. Two products of our own may share a handle, on two shop pages: then their ids tell them apart. */
export function* groupRows(rows: readonly ShopifyRow[]): Generator<undefined, GroupedRows> {
  const problems: RowProblem[] = []
  let unread = 0
  const groups: Growing[] = []
  const newestOf = new Map<string, Growing>()
  for (const row of rows) {
    yield
    if (isEmpty(row)) continue
    const key = row.handle || urlIdOf(row.title)
    if (!key) {
      problems.push({ line: row.line, reason: 'There is neither a handle nor a title.' })
      unread += 1
      continue
    }
    if (!row.handle)
      problems.push({
        line: row.line,
        reason: `There is no handle: “${key}” was made of the title.`,
        isUsed: true,
      })
    const newest = newestOf.get(key)
    if (newest && isOfGroup(row, newest)) {
      newest.rows.push(row)
      newest.productId ||= row.productId
      continue
    }
    const group: Growing = { key, productId: row.productId, rows: [row] }
    groups.push(group)
    newestOf.set(key, group)
  }
  const { single, doubles } = withoutSharedIds(groups)
  const mayLackRows = unread > 0 || groups.some(({ rows: [first] }) => first?.title === '')
  return {
    groups: mayLackRows ? single.map((group) => ({ ...group, mayLackRows })) : single,
    problems: [...problems, ...doubles],
    unread: unread + doubles.length,
  }
}

interface Growing extends RowGroup {
  productId: string
  readonly rows: ShopifyRow[]
}

/** Spreadsheets leave rows of nothing at the end. */
function isEmpty(row: ShopifyRow): boolean {
  return columnNames.every((name) => row[name] === '')
}

/** Rows that owners add to a product have no id. */
function isOfGroup({ productId }: ShopifyRow, group: Growing): boolean {
  return productId === '' || group.productId === '' || productId === group.productId
}

/** A row that was copied for a new product still has the id of the old one: none of them is taken for it. */
function withoutSharedIds(groups: readonly RowGroup[]) {
  const counts = new Map<string, number>()
  for (const { productId } of groups) counts.set(productId, (counts.get(productId) ?? 0) + 1)
  const isShared = ({ productId }: RowGroup) => productId !== '' && (counts.get(productId) ?? 0) > 1
  const doubles = groups.filter(isShared).map(({ key, rows }) => ({
    line: rows[0]?.line ?? 0,
    reason: `“${rows[0]?.title || key}” was left out. Another product of the file has its “Product ID”: a new product has none.`,
  }))
  return { single: groups.filter((group) => !isShared(group)), doubles }
}
