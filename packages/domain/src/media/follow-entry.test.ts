import { expect, it } from 'vitest'
import { followInDocument } from './follow-entry.ts'
import { type MediaEntry, noPicture, plainEntry } from './media-entry.ts'

const tide: MediaEntry = {
  ...plainEntry,
  ...noPicture,
  ...{ id: 'f1', kind: 'audio', assetUrl: '/s/tide.mp3', filename: 'tide.mp3', contentType: 'audio/mpeg' },
  durationMs: 61_000,
}
const change = { websiteId: 'w1', former: tide, changed: { ...tide, durationMs: 75_000 } }
const heard = (durationMs: number) => ({ audio: { assetUrl: '/s/tide.mp3', durationMs, artistName: '' } })

it('gives an episode the length of the file that took the place of its recording', () => {
  expect(followInDocument(heard(61_000), change)).toEqual(heard(75_000))
})

it('leaves a length that was written by hand as it is', () => {
  expect(followInDocument(heard(60_000), change)).toEqual(heard(60_000))
})

it('gives a document that followed a new version, and leaves one alone that did not', () => {
  const page = (durationMs: number) => ({ ...heard(durationMs), updatedAtMs: 7 })
  const later = { ...change, changed: { ...change.changed, updatedAtMs: 9 } }
  expect(followInDocument(page(61_000), later)).toEqual({ ...page(75_000), updatedAtMs: 9 })
  expect(followInDocument({ ...page(61_000), updatedAtMs: 30 }, later)).toMatchObject({ updatedAtMs: 31 })
  expect(followInDocument(page(60_000), later)).toEqual(page(60_000))
})
