import { expect, it } from 'vitest'
import { followEntry } from './follow-entry.ts'
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
  expect(followEntry(heard(61_000), change)).toEqual(heard(75_000))
})

it('leaves a length that was written by hand as it is', () => {
  expect(followEntry(heard(60_000), change)).toEqual(heard(60_000))
})
