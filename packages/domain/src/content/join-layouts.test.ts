import { describe, expect, it } from 'vitest'
import { joinLayouts } from './join-layouts.ts'
import { type Block, blocksOf, type Layout } from './layout.ts'

const layoutOf = (...ids: readonly string[]): Layout => ({
  raw: false,
  layout: {
    columns: 12,
    rows: ids.map((id) => ({
      columns: [{ span: 12, blocks: [{ id, type: 'horizontalrule', value: {} } as Block] }],
    })),
  },
})

describe('joinLayouts', () => {
  it('puts the rows of one beneath those of the other, and tells blocks of one id apart', () => {
    const joined = joinLayouts(layoutOf('a', 'b'), layoutOf('b', 'c'))
    expect(blocksOf(joined).map(({ id }) => id)).toEqual(['a', 'b', 'b-2', 'c'])
  })
})
