import { describe, expect, it } from 'vitest'
import { checkFile } from './check-file.ts'
import { moveItem } from './move-item.ts'

describe('checkFile', () => {
  it('says that a file is too large', () => {
    expect(checkFile({ name: 'sea.jpg', size: 20_000_001, type: 'image/jpeg' })).toBe(
      'The file sea.jpg is too large. The maximum allowed file size is 20 MB.',
    )
  })

  it('says that a file is no picture', () => {
    expect(checkFile({ name: 'prices.pdf', size: 10, type: 'application/pdf' })).toBe(
      'The file prices.pdf does not appear to be a supported file',
    )
  })

  it('lets a picture through', () => {
    expect(checkFile({ name: 'sea.jpg', size: 20_000_000, type: 'image/jpeg' })).toBeNull()
  })
})

describe('moveItem', () => {
  it('moves a picture to another place', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  })

  it('stays where it is at the ends', () => {
    expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
  })
})
