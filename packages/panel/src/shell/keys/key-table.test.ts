import { expect, it } from 'vitest'
import { rooms } from '../rooms.ts'
import { keysFor } from './key-table.ts'

const entriesOf = (role: string, wanted: string) =>
  keysFor([role])
    .find(({ group }) => group === wanted)
    ?.entries.map(({ keys, does }) => `${keys.join(' ')}: ${does}`)

it('the sheet of keys names every room to an administrator, and to others those that they can open', () => {
  expect(entriesOf('admin', 'Rooms')).toHaveLength(rooms.length)
  expect(entriesOf('moderator', 'Rooms')).toEqual(['G H: Start', 'G R: Comments', 'G A: Activity'])
  expect(entriesOf('moderator', 'Comments')).toHaveLength(3)
  expect(entriesOf('campaignsEditor', 'Comments')).toBeUndefined()
})

it('no two rooms have one key', () => {
  expect(new Set(rooms.map(({ key }) => key)).size).toBe(rooms.length)
})
