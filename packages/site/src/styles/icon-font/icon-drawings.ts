/** A shape of straight lines, by the corners of each of its closed parts; 1000 units are the height of a line. */
export interface Drawing {
  readonly code: number
  readonly parts: readonly (readonly Corner[])[]
}

/** How far right of the left edge, and how high above the base line. */
export type Corner = readonly [x: number, y: number]

const leftChevron: readonly Corner[] = [
  [600, 750],
  [665, 685],
  [345, 350],
  [665, 15],
  [600, -50],
  [220, 350],
]

/** Signs of the platform's icon font that templates print by their codes. */
export const iconDrawings: readonly Drawing[] = [
  { code: 0xe000, parts: [leftChevron, bar(280, 305, 620, 90)] },
  { code: 0xe02c, parts: [leftChevron] },
  { code: 0xe02d, parts: [leftChevron.map(([x, y]) => [1000 - x, y] as const)] },
  { code: 0xe02e, parts: [slash(1), slash(-1)] },
  { code: 0xe030, parts: [bar(150, 580, 700, 80), bar(150, 310, 700, 80), bar(150, 40, 700, 80)] },
]

function bar(x: number, y: number, width: number, height: number): readonly Corner[] {
  return [
    [x, y],
    [x, y + height],
    [x + width, y + height],
    [x + width, y],
  ]
}

/** A bar from corner to corner, rising to the right (1) or falling (-1). */
function slash(rise: 1 | -1): readonly Corner[] {
  const rising: readonly Corner[] = [
    [200, 115],
    [265, 50],
    [800, 585],
    [735, 650],
  ]
  return rising.map(([x, y]) => [x, rise === 1 ? y : 700 - y] as const)
}
