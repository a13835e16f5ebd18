import path from 'node:path'
import { expect, it } from 'vitest'
import { digitalPath } from './digital-place.ts'

it('names the bytes of a version by our own ids', () => {
  expect(digitalPath('/data', 's1', { id: 'f1', version: 2 })).toBe(
    path.resolve('/data/digital-files/s1/f1/2'),
  )
})

it.each(['../../secret', 'a/b', '..', ''])('names none by the id “%s”', (id) => {
  expect(() => digitalPath('/data', 's1', { id, version: 1 })).toThrow('no id of a file for sale')
})
