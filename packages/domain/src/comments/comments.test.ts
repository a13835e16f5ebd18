import { describe, expect, it } from 'vitest'
import { checkComment, mustWait } from './check-comment.ts'
import { type Comment, placeAnswer } from './comment.ts'
import { showsComments, takesComments, usualCommentSettings } from './comment-settings.ts'
import { threadComments } from './comment-thread.ts'

const day = 86_400_000

function buildComment(comment: Partial<Comment>): Comment {
  return {
    id: 'a',
    itemId: 'item',
    parentId: null,
    depth: 0,
    authorName: 'Ada',
    authorEmail: '',
    body: 'Words',
    status: 'public',
    createdAtMs: 0,
    likeCount: 0,
    flagCount: 0,
    isByOwner: false,
    ...comment,
  }
}

describe('an item', () => {
  const item = { commentState: 1, publishedAtMs: 0 }

  it('takes comments until its days are over', () => {
    const settings = { ...usualCommentSettings, closeAfterDays: 7 }
    expect(takesComments(item, settings, 7 * day - 1)).toBe(true)
    expect(takesComments(item, settings, 7 * day)).toBe(false)
    expect(takesComments(item, usualCommentSettings, 9_999 * day)).toBe(true)
  })

  it('takes none when it or the site is closed', () => {
    expect(takesComments({ ...item, commentState: 2 }, usualCommentSettings, 0)).toBe(false)
    expect(takesComments(item, { ...usualCommentSettings, areEnabled: false }, 0)).toBe(false)
  })

  it('shows what there is when it is closed, but not on a site without comments', () => {
    expect(showsComments(false, 1, usualCommentSettings)).toBe(true)
    expect(showsComments(false, 0, usualCommentSettings)).toBe(false)
    expect(showsComments(true, 5, { ...usualCommentSettings, areEnabled: false })).toBe(false)
  })
})

describe('a comment', () => {
  const input = { authorName: ' Ada  Byron ', authorEmail: '', body: ' Fine.\r\nVery. ' }

  it('is trimmed', () => {
    expect(checkComment(input, { allowAnonymous: false })).toEqual({
      ok: true,
      comment: { authorName: 'Ada Byron', authorEmail: '', body: 'Fine.\nVery.' },
    })
  })

  it.each([
    [{ ...input, body: ' \n ' }, 'comment-empty'],
    [{ ...input, body: 'x'.repeat(5_001) }, 'comment-too-long'],
    [{ ...input, authorName: '  ' }, 'comment-no-name'],
    [{ ...input, authorEmail: 'ada' }, 'comment-bad-email'],
  ])('is refused: %j', (wrong, problem) => {
    expect(checkComment(wrong, { allowAnonymous: false })).toEqual({ ok: false, problem })
  })

  it('may come without a name where the site allows it', () => {
    expect(checkComment({ ...input, authorName: '' }, { allowAnonymous: true }).ok).toBe(true)
  })

  it('waits for the owner when it brings many links', () => {
    expect(mustWait('see https://a.example and https://b.example', { needApproval: false })).toBe(false)
    expect(mustWait('https://a.example http://b.example HTTPS://c.example', { needApproval: false })).toBe(
      true,
    )
    expect(mustWait('hello', { needApproval: true })).toBe(true)
  })

  it('nests three deep and no deeper', () => {
    expect(placeAnswer(null)).toEqual({ parentId: null, depth: 0 })
    expect(placeAnswer({ id: 'x', depth: 2, parentId: 'y' })).toEqual({ parentId: 'x', depth: 3 })
    const beside = { parentId: 'y', depth: 3, answeredId: 'x' }
    expect(placeAnswer({ id: 'x', depth: 3, parentId: 'y' })).toEqual(beside)
  })
})

describe('a thread', () => {
  const first = buildComment({ id: 'a', createdAtMs: 1 })
  const second = buildComment({ id: 'b', createdAtMs: 2, likeCount: 5 })
  const answer = buildComment({ id: 'c', createdAtMs: 4, parentId: 'a', depth: 1 })
  const earlierAnswer = buildComment({ id: 'd', createdAtMs: 3, parentId: 'a', depth: 1 })
  const stray = buildComment({ id: 'e', createdAtMs: 5, parentId: 'gone', depth: 1 })
  const all = [stray, answer, second, first, earlierAnswer]
  const read = (sort: 'newest' | 'oldest' | 'most-liked') =>
    threadComments(all, sort)
      .map(({ id }) => id)
      .join('')

  it('reads each comment with its answers, whatever the order', () => {
    expect(read('oldest')).toBe('adcb')
    expect(read('newest')).toBe('badc')
    expect(read('most-liked')).toBe('badc')
  })
})
