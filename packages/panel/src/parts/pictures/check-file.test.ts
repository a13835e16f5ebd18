import { describe, expect, it } from 'vitest'
import { checkFile } from './check-file.ts'

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
