import { moderators } from '@vitrine/contract/comments/comments-policy'
import { mayBy } from '../../session/may.ts'
import { roomsOpenTo } from '../rooms.ts'

/** A key, what it does, and where. */
interface KeyEntry {
  readonly keys: readonly string[]
  readonly does: string
}

interface KeyGroup {
  readonly group: string
  readonly entries: readonly KeyEntry[]
}

/** The keys of the panel as the sheet shows them to somebody with these roles: none leads to a room that they cannot open. */
export function keysFor(roles: readonly string[]): readonly KeyGroup[] {
  const rooms = roomsOpenTo(roles).map(({ key, label }) => ({ keys: ['G', key.toUpperCase()], does: label }))
  const judges = mayBy(roles, moderators)
  return [everywhere, { group: 'Rooms', entries: rooms }, lists, ...(judges ? [comments] : []), records]
}

/** `Mod` is Ctrl, on a Mac Cmd. */
const everywhere: KeyGroup = {
  group: 'Everywhere',
  entries: [
    { keys: ['Mod', 'K'], does: 'Go to a room, find something, do something' },
    { keys: ['?'], does: 'Show these keys' },
    { keys: ['Mod', 'S'], does: 'Save' },
    {
      keys: ['Mod', 'Enter'],
      does: 'Do what the screen or form is there for; a question waits for its button',
    },
    { keys: ['Esc'], does: 'Close what is open' },
  ],
}

const lists: KeyGroup = {
  group: 'Lists',
  entries: [
    { keys: ['/'], does: 'Search' },
    { keys: ['F'], does: 'Filter' },
    { keys: ['1', '–', '9'], does: 'Choose a view' },
    { keys: ['J'], does: 'Next row, as ↓ does in a list' },
    { keys: ['K'], does: 'Row before, as ↑ does in a list' },
    { keys: ['Enter'], does: 'Open' },
    { keys: ['X'], does: 'Select' },
    { keys: ['Shift', 'X'], does: 'Select up to here' },
    { keys: ['*'], does: 'Select the page, and then all that match' },
    { keys: ['Mod', 'Enter'], does: 'The first act on what is selected' },
  ],
}

const comments: KeyGroup = {
  group: 'Comments',
  entries: [
    { keys: ['A'], does: 'Approve the comment with the focus' },
    { keys: ['S'], does: 'Call it spam' },
    { keys: ['D'], does: 'Delete it' },
  ],
}

const records: KeyGroup = {
  group: 'Records',
  entries: [
    { keys: ['['], does: 'Record before, in the view of its list' },
    { keys: [']'], does: 'Next record' },
    { keys: ['U'], does: 'Back to the list' },
  ],
}
