/** A key, what it does, and where. */
interface KeyEntry {
  readonly keys: readonly string[]
  readonly does: string
}

/** The keys of the panel as the sheet shows them; `Mod` is Ctrl, on a Mac Cmd. */
export const keyTable: readonly { readonly group: string; readonly entries: readonly KeyEntry[] }[] = [
  {
    group: 'Everywhere',
    entries: [
      { keys: ['Mod', 'K'], does: 'Go to a room, find something, do something' },
      { keys: ['?'], does: 'Show these keys' },
      { keys: ['Mod', 'S'], does: 'Save' },
      { keys: ['Mod', 'Enter'], does: 'Do what the screen or dialog is there for' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    group: 'Rooms',
    entries: [
      { keys: ['G', 'H'], does: 'Start' },
      { keys: ['G', 'O'], does: 'Orders' },
      { keys: ['G', 'C'], does: 'Customers' },
      { keys: ['G', 'P'], does: 'Products' },
      { keys: ['G', 'I'], does: 'Inventory' },
      { keys: ['G', 'E'], does: 'Pages' },
      { keys: ['G', 'N'], does: 'Content' },
      { keys: ['G', 'D'], does: 'Design' },
      { keys: ['G', 'M'], does: 'Media' },
      { keys: ['G', 'R'], does: 'Comments' },
      { keys: ['G', 'F'], does: 'Forms' },
      { keys: ['G', 'L'], does: 'Newsletter' },
      { keys: ['G', 'T'], does: 'Translate' },
      { keys: ['G', 'W'], does: 'Website' },
      { keys: ['G', 'B'], does: 'Mailbox' },
      { keys: ['G', 'A'], does: 'Activity' },
      { keys: ['G', 'S'], does: 'Settings' },
    ],
  },
  {
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
  },
  {
    group: 'Comments',
    entries: [
      { keys: ['A'], does: 'Approve the comment with the focus' },
      { keys: ['S'], does: 'Call it spam' },
      { keys: ['D'], does: 'Delete it' },
    ],
  },
  {
    group: 'Records',
    entries: [
      { keys: ['['], does: 'Record before, in the view of its list' },
      { keys: [']'], does: 'Next record' },
      { keys: ['U'], does: 'Back to the list' },
    ],
  },
]
