import { describe, expect, it } from 'vitest'
import { moveItem } from './move-item.ts'

describe('moveItem', () => {
  it('moves a picture to another place', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  })

  it('stays where it is at the ends', () => {
    expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
  })
})
