import { expect, it } from 'vitest'
import { urlIdFromTitle } from './url-id-from-title.ts'

it.each([
  ['Morning Mug', 'morning-mug'],
  ['  Crème brûlée & Co. ', 'creme-brulee-co'],
  ['Ada’s 2nd vase', 'adas-2nd-vase'],
  ['!!!', ''],
])('makes the address of %j %j', (title, urlId) => {
  expect(urlIdFromTitle(title)).toBe(urlId)
})
