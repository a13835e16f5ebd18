/** So many characters of a cell tell which it is. */
const mostQuoted = 200

/** A cell of a file as sentences about it quote it: cut where it is very long, so that a report of many rows stays short. */
export function quotedCell(cell: string): string {
  return cell.length > mostQuoted ? `${cell.slice(0, mostQuoted)}…` : cell
}
