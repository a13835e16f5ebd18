import { expect, it } from 'vitest'
import type { Comment } from './comment.ts'
import { isHiddenByReports, judgeComment } from './judge-comment.ts'

const comment: Comment = {
  id: 'c1',
  itemId: 'i1',
  parentId: null,
  depth: 0,
  authorName: 'Ada',
  authorEmail: '',
  body: 'Words',
  status: 'pending',
  createdAtMs: 0,
  likeCount: 0,
  flagCount: 3,
  isByOwner: false,
}

it('is hidden by as many reports as the site says, and by none where it says none', () => {
  expect([2, 3, 4, 0].map((flagThreshold) => isHiddenByReports(comment, { flagThreshold }))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isHiddenByReports({ ...comment, isByOwner: true }, { flagThreshold: 1 })).toBe(false)
})

it('needs as many new reports once somebody has let it stand', () => {
  const stands = judgeComment(comment, 'public')
  expect(stands).toMatchObject({ status: 'public', seenFlagCount: 3 })
  const after = (flagCount: number) => isHiddenByReports({ ...stands, flagCount }, { flagThreshold: 3 })
  expect([after(3), after(4), after(5), after(6)]).toEqual([false, false, false, true])
  expect(judgeComment(comment, 'spam').seenFlagCount).toBeUndefined()
})
