import { productLimits } from '../../product-limits.ts'
import { DraftList } from '../draft-list.ts'
import type { RowGroup } from '../group-rows.ts'
import { quotedCell } from '../own/quoted-cell.ts'
import type { DraftedProducts, RowProblem } from '../product-draft.ts'
import { readProduct } from '../read-product.ts'
import { ListedKeys, type ListedKind } from './listed-keys.ts'
import { type ListedProduct, listedRows } from './listed-product.ts'
import type { NamedCells } from './named-cells.ts'
import { TitleHandles } from './title-handles.ts'

/** A row of a file that lists its products. */
export interface FileRow {
  readonly line: number
  readonly cells: NamedCells
}

/** The row of a product, with those of its variants. */
export interface FileProduct extends FileRow {
  readonly variants: readonly FileRow[]
}

/** What such a file holds. */
interface ListedFile<Product extends FileProduct> {
  readonly kind: ListedKind
  readonly products: readonly Product[]
  /** Rows that belong to none of them, and what is to be said of those that do. */
  readonly problems: readonly RowProblem[]
  /** Whether a variant is among the rows that belong to none. */
  readonly hasStrays: boolean
  /** Says what a product is, in our names. */
  readonly list: (product: Product) => ListedProduct
  /** How many of a product there are, where the shop counted its variants together; null where it did not. */
  readonly countedTogether: (product: Product) => string | null
}

/** Once products of a file made so many variants, no further one is read: choices of a few letters each would fill the memory. */
const mostVariants = 250_000

/** Reads such products, one after another: the rows that are made of one are gone before the next one is read. */
export function* readListedProducts<Product extends FileProduct>(
  { kind, products, problems, hasStrays, list, countedTogether }: ListedFile<Product>,
  digits: number,
  most = mostVariants,
): Generator<undefined, DraftedProducts> {
  const drafts = new DraftList()
  const handles = new TitleHandles()
  const keys = new ListedKeys(kind)
  for (const { cells } of products) {
    keys.meet(cells)
    yield
  }
  const mayLackRows = hasStrays || products.some(({ cells }) => !cells.name)
  let room = most
  for (const product of products) {
    yield
    const { line, cells } = product
    const grouped = groupOf(product, { list, handles, keys, room })
    if (!grouped.ok) {
      drafts.refuse({ line, reason: grouped.reason })
      continue
    }
    const { group } = grouped
    room -= group.rows.length
    drafts.add(group, readProduct({ ...group, mayLackRows }, digits))
    const count = countedTogether(product)
    const reason = `The shop counted the variants of “${cells.name}” together: each has ${count} now.`
    if (count !== null) drafts.remark({ line, reason, isUsed: true })
  }
  return drafts.drafted({ problems, unread: problems.filter(({ isUsed }) => !isUsed).length })
}

interface ListedContext<Product> {
  readonly list: (product: Product) => ListedProduct
  readonly handles: TitleHandles
  readonly keys: ListedKeys
  /** So many variants the file may still make. */
  readonly room: number
}

type Grouped =
  | { readonly ok: true; readonly group: RowGroup }
  | { readonly ok: false; readonly reason: string }

/** Writes a product as rows in our names, or says why not. */
function groupOf<Product extends FileProduct>(
  product: Product,
  { list, handles, keys, room }: ListedContext<Product>,
): Grouped {
  const { name = '' } = product.cells
  const title = quotedCell(name)
  const refuse = (reason: string): Grouped => ({ ok: false, reason })
  if (name === '') return refuse('The product has no name.')
  const handle = handles.of(name)
  const knownBy = keys.of(product.cells, handle)
  if (knownBy === null) return refuse(`“${title}” was left out: a product before it has its ID.`)
  if (room <= 0) return refuse(`“${title}” was left out: a file can hold 250,000 variants. Please split it.`)
  const { variants: most } = productLimits
  const rows = product.variants.length > most ? null : listedRows(list(product), handle)
  if (rows === null) return refuse(`“${title}” was left out: a product can have ${most} variants.`)
  return { ok: true, group: { key: handle, knownBy, productId: '', rows } }
}
