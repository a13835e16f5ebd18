import { expect, it } from 'vitest'
import { places } from '../navigation.tsx'
import { keysFor } from './key-table.ts'
import { roomKeys } from './room-keys.ts'

const entriesOf = (role: string, wanted: string) =>
  keysFor([role])
    .find(({ group }) => group === wanted)
    ?.entries.map(({ keys, does }) => `${keys.join(' ')}: ${does}`)

it('the sheet of keys names every room to an administrator, and to others those that they can open', () => {
  expect(entriesOf('admin', 'Rooms')).toHaveLength(Object.keys(roomKeys).length)
  expect(Object.values(roomKeys).toSorted()).toEqual(places.map(({ to }) => to).toSorted())
  expect(entriesOf('moderator', 'Rooms')).toEqual(['G H: Start', 'G R: Comments', 'G A: Activity'])
  expect(entriesOf('moderator', 'Comments')).toHaveLength(3)
  expect(entriesOf('campaignsEditor', 'Comments')).toBeUndefined()
})
