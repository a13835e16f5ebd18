import { describe, expect, it } from 'vitest'
import { mergeChanges } from './merge-changes.ts'

const base = { title: 'Harbour', tagLine: '', hours: [9, 17] }

describe('what two people changed', () => {
  it('is kept side by side where each changed other fields', () => {
    const ours = { ...base, title: 'Harbour Shop' }
    const theirs = { ...base, hours: [10, 18] }
    expect(mergeChanges(base, ours, theirs)).toEqual({
      merged: { title: 'Harbour Shop', tagLine: '', hours: [10, 18] },
      clashes: [],
    })
  })

  it('is asked about where both changed the same field in other ways', () => {
    const ours = { ...base, title: 'Ours', hours: [8, 12] }
    const theirs = { ...base, title: 'Theirs', hours: [8, 12] }
    expect(mergeChanges(base, ours, theirs)).toEqual({
      merged: { title: 'Ours', tagLine: '', hours: [8, 12] },
      clashes: ['title'],
    })
  })
})
