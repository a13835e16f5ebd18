import { expect, it } from 'vitest'
import { recordingType } from './recording-type.ts'

it.each([
  ['/s/one.mp3', 'audio/mpeg'],
  ['https://cdn.example/two.M4A?v=3', 'audio/mp4'],
  ['/s/three.opus#t=10', 'audio/ogg'],
  ['https://cdn.example/stream', 'audio/mpeg'],
])('tells players what %s is', (address, type) => {
  expect(recordingType(address)).toBe(type)
})
