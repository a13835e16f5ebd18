import { blocksOf, type Layout, mapBlocks } from './layout.ts'

/** Puts the rows of a layout beneath those of another. A block whose id is taken there gets another one. */
export function joinLayouts(above: Layout, below: Layout): Layout {
  const taken = new Set(blocksOf(above).map(({ id }) => id))
  const moved = mapBlocks(below, (block) => {
    const id = freeId(block.id, taken)
    taken.add(id)
    return id === block.id ? block : { ...block, id }
  })
  return { ...above, layout: { ...above.layout, rows: [...above.layout.rows, ...moved.layout.rows] } }
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`
  return id
}
