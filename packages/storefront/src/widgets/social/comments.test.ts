import { describe, expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'

const post = (publicCommentCount: number) => ({
  id: 'post-1',
  fullUrl: '/blog/first',
  publicCommentCount,
  commentState: 1,
})
const disqus = { nodes: [{ websiteSettings: { disqusShortname: 'harbour' } }] }

describe('comment-count', () => {
  it.each([
    [0, 'No Comments'],
    [1, '1 Comment'],
    [12, '12 Comments'],
  ])('words %i', (count, text) => {
    expect(printWord('comment-count', post(count))).toBe(text)
  })

  it('counts none where none are known', () => {
    expect(printWord('comment-count', {})).toBe('No Comments')
  })
})

const german = {
  nodes: [
    {
      localizedStrings: {
        comment: 'Kommentar',
        comments: 'Kommentare',
        noComment: 'Kein Kommentar',
        noComments: 'Keine Kommentare',
      },
    },
  ],
}

describe('comments in the language of the page', () => {
  it.each([
    [0, 'Keine Kommentare', 'Kein\n  Kommentar'],
    [1, '1 Kommentar', '1\n  Kommentar'],
    [12, '12 Kommentare', '12\n  Kommentare'],
  ])('are worded %i', (count, text, lines) => {
    expect(printWord('comment-count', post(count), [], german)).toBe(text)
    expect(printWord('comment-link', post(count), [], german)).toContain(`>\n  ${lines}\n  </a>`)
  })
})

describe('comment-link', () => {
  it.each([
    [0, 'No', 'Comment'],
    [1, '1', 'Comment'],
    [12, '12', 'Comments'],
  ])('words %i', (count, number, word) => {
    expect(printWord('comment-link', post(count))).toBe(
      `<a href="/blog/first#comments-post-1" class="sqs-comment-link" data-id="post-1">\n  ${number}\n  ${word}\n  </a>`,
    )
  })

  it('looks up what the item does not have itself', () => {
    const around = { nodes: [{ id: 'page-1', fullUrl: '/blog', publicCommentCount: 2 }] }
    expect(printWord('comment-link', { id: 'post-1' }, [], around)).toBe(
      '<a href="/blog#comments-post-1" class="sqs-comment-link" data-id="post-1">\n  2\n  Comments\n  </a>',
    )
  })

  it('leads to Disqus where the site uses it', () => {
    expect(printWord('comment-link', post(3), [], disqus)).toBe(
      '<a href="/blog/first" class="sqs-comment-link sqs-disqus-comment-link" data-id="post-1"></a>',
    )
  })
})

describe('comments', () => {
  it('prints a container that a script fills', () => {
    expect(printWord('comments', post(3), [], { nodes: [{ item: post(3) }] })).toBe(
      '<div class="squarespace-comments" id="comments-post-1" data-item-id="post-1" data-public-comment-count="3" data-comment-state="1"></div>',
    )
    expect(printWord('comments', post(3), [], disqus)).toBe(
      '<div class="squarespace-comments" id="disqus_thread"></div>',
    )
  })

  it('is of the item of the page', () => {
    const page = { nodes: [{ id: 'page-1', item: post(3) }] }
    expect(printWord('comments', {}, [], page)).toContain('id="comments-page-1" data-item-id="post-1"')
  })

  it('says the count, none too, and the state of what it is asked for where no item is', () => {
    const collection = { id: 'blog-1', commentState: 1, publicCommentCount: 0 }
    expect(printWord('comments', collection)).toBe(
      '<div class="squarespace-comments" id="comments-blog-1" data-public-comment-count="0" data-comment-state="1"></div>',
    )
    expect(printWord('comments', { id: 'page-1' })).toBe(
      '<div class="squarespace-comments" id="comments-page-1"></div>',
    )
  })
})
