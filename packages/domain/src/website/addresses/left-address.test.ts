import { expect, it } from 'vitest'
import { leftAddress } from './left-address.ts'

const known = { collectionId: 'blog', urlId: 'rain' }
const seen = { isSeen: true }

it('is what it was where the address or the collection is another now', () => {
  expect(leftAddress(known, { ...known, urlId: 'snow' }, seen)).toEqual(known)
  expect(leftAddress(known, { ...known, collectionId: 'news' }, seen)).toEqual(known)
})

it('is none where nothing moves, whatever spaces were typed, or nobody could see it', () => {
  expect(leftAddress(known, { ...known, urlId: ' rain ' }, seen)).toBeNull()
  expect(leftAddress(known, { ...known, urlId: 'snow' }, { isSeen: false })).toBeNull()
})
