/** Where something that is dragged would come to stand: beside a row, or in it. */
export interface DropSpot {
  readonly key: string
  readonly where: 'before' | 'after' | 'inside'
}

/** A row as it lies on the screen. */
export interface DropRow {
  readonly key: string
  /** Whether others can be put into it. */
  readonly holds: boolean
  readonly box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The spot at a point: of the nearest row, the side on which the point lies; the middle of a row that holds others is inside of it. */
export function spotAt(point: Point, rows: readonly DropRow[], runs: 'down' | 'across'): DropSpot | null {
  let nearest: DropRow | null = null
  let least = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const distance = distanceTo(row.box, point)
    if (distance < least) [nearest, least] = [row, distance]
  }
  if (!nearest) return null
  const { key, holds, box } = nearest
  const share = runs === 'down' ? (point.y - box.top) / box.height : (point.x - box.left) / box.width
  if (holds && share > 0.3 && share < 0.7) return { key, where: 'inside' }
  return { key, where: share < 0.5 ? 'before' : 'after' }
}

function distanceTo({ left, top, width, height }: DropRow['box'], { x, y }: Point): number {
  const across = Math.max(left - x, 0, x - left - width)
  const down = Math.max(top - y, 0, y - top - height)
  return across * across + down * down
}
