import { describe, expect, it } from 'vitest'
import { layOutColumns } from './columns.ts'

const rules = { columns: null, columnWidth: 100, gutter: 10, aspectRatio: null, inRows: false }

describe('layOutColumns', () => {
  it('makes as many columns as fit, and fills the shortest', () => {
    const { cells, height } = layOutColumns(320, [1, 2, 1, 1], rules)
    expect(cells.map(({ left, top }) => [left, top])).toEqual([
      [0, 0],
      [110, 0],
      [220, 0],
      [110, 60],
    ])
    expect(cells[0]).toMatchObject({ width: 100, height: 100 })
    expect(height).toBe(160)
  })

  it('gives all the same height where a shape is wanted', () => {
    const { cells } = layOutColumns(210, [1, 3], { ...rules, columns: 2, aspectRatio: 2 })
    expect(cells.map((cell) => cell.height)).toEqual([50, 50])
  })

  it('begins each row beneath the highest of the row before, where rows are wanted', () => {
    const { cells, height } = layOutColumns(210, [1, 0.5, 2], { ...rules, inRows: true })
    expect(cells.map(({ left, top }) => [left, top])).toEqual([
      [0, 0],
      [110, 0],
      [0, 210],
    ])
    expect(height).toBe(260)
  })

  it('has room for one in the narrowest place, and for none', () => {
    expect(layOutColumns(50, [1], rules).cells[0]?.width).toBe(50)
    expect(layOutColumns(50, [], rules).height).toBe(0)
  })
})
