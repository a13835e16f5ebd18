import type { RowProblem, Silence } from '../product-draft.ts'
import { isFlag } from '../read-amounts.ts'
import type { ShopifyRow } from '../shopify-row.ts'
import { quotedCell } from './quoted-cell.ts'

/** What of a product a yes or a no says, and where it stands in a file. */
const flags = [
  { column: 'published', name: 'Published', silence: 'visibility' },
  { column: 'featured', name: 'Featured', silence: 'featured' },
] as const satisfies readonly { column: keyof ShopifyRow; name: string; silence: Silence }[]

/** Cells that should say yes or no and say neither: a product that is there stays as it is, and the row is told. */
export function unreadFlags(row: ShopifyRow) {
  const unread = flags.filter(({ column }) => !isFlag(row[column]))
  return {
    silences: unread.map(({ silence }): Silence => silence),
    problems: unread.map(({ column, name }): RowProblem => {
      const [said, title] = [quotedCell(row[column]), quotedCell(row.title)]
      const reason = `“${said}” in the column “${name}” is neither true nor false: please look at “${title}”.`
      return { line: row.line, reason, isUsed: true }
    }),
  }
}
