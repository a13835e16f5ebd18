import { expect, it } from 'vitest'
import { growTrail, type ListTrail, neighboursOf } from './list-trail.ts'

const trail: ListTrail = {
  search: {},
  historyIndex: 0,
  ids: ['c', 'd'],
  next: 'behind-d',
  previous: 'before-c',
  readPage: async (place) => ({
    rows: 'after' in place ? [{ id: 'e' }] : [{ id: 'a' }, { id: 'b' }],
    next: null,
    previous: null,
    total: { count: 5, isMore: false },
  }),
}

it('knows the records beside one, and where it must read on', () => {
  expect(neighboursOf(trail, 'd')).toEqual({ previous: 'c', next: undefined })
  expect(neighboursOf(trail, 'c')).toEqual({ previous: undefined, next: 'd' })
  expect(neighboursOf(trail, 'x')).toEqual({ previous: null, next: null })
})

it('goes on over the ends of a page', async () => {
  const longer = await growTrail(await growTrail(trail, 'next'), 'previous')
  expect(longer.ids).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(neighboursOf(longer, 'd').next).toBe('e')
  expect(neighboursOf(longer, 'e').next).toBe(null)
  expect(neighboursOf(longer, 'a').previous).toBe(null)
})
