import { expect, it } from 'vitest'
import { largestImportBytes } from '../catalogue/import/product-import.ts'
import { largestSubscribersFileBytes } from '../newsletter/subscriber-import.ts'
import { largestBytes, largestForSale } from './media-entry.ts'
import { fileTooLargeText } from './media-text.ts'

it.each([
  [largestImportBytes, '32 MB'],
  [largestSubscribersFileBytes, '16 MB'],
  [largestBytes.picture, '20 MB'],
  [largestBytes.file, '300 MB'],
  [largestForSale, '1000 MB'],
])('tells the largest file of %i bytes as %s', (bytes, said) => {
  expect(fileTooLargeText('a.csv', bytes)).toBe(
    `The file a.csv is too large. The maximum allowed file size is ${said}.`,
  )
})
