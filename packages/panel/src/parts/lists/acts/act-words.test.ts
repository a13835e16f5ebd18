import { expect, it } from 'vitest'
import { progressText } from './act-words.ts'

const undone = (changed: number, failed: number) =>
  progressText(
    {
      id: 'a1',
      list: 'redirects',
      act: 'remove',
      byName: 'Ruth',
      createdAtMs: 0,
      label: 'Remove',
      state: 'undone',
      total: changed + failed,
      changed,
      unchanged: 0,
      failed,
      failures: [],
      undoUntilMs: null,
    },
    String,
  )

it('what an undo left as it is is counted, and nothing is called undone that is not', () => {
  expect(undone(2, 0)).toBe('Undone')
  expect(undone(2, 1)).toBe('Undone: 1 stays as it is')
  expect(undone(2, 3)).toBe('Undone: 3 stay as they are')
  expect(undone(0, 1)).toBe('Nothing was undone: 1 stays as it is')
})
