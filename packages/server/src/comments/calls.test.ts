import { usualCommentSettings } from '@vitrine/domain/comments/comment-settings'
import { buildPost, buildProduct, noon } from '@vitrine/store/testing/builders'
import { newestFirst } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

let now = noon
let site: OpenSite
let visitor: Visitor
let itemId = ''

beforeEach(async () => {
  now = noon
  site = await openSite({ services: { clock: () => now } })
  visitor = await openVisitor(site.app)
  itemId = (await site.store.items.findByUrlId(site.blog.id, 'third'))?.id ?? ''
})
afterEach(() => site.close())

const settle = async (settings: Partial<typeof usualCommentSettings>) => {
  const website = await site.store.site.read()
  await site.store.site.save({ ...website, comments: { ...usualCommentSettings, ...settings } })
  now += 2_000
}
const say = (body: string, more: object = {}) =>
  visitor.send('POST', `/api/content/items/${itemId}/comments`, { body, authorName: 'Ada', ...more })
const page = async () => (await visitor.get('/blog/third')).text

describe('a comment', () => {
  it.each([
    ['commenter', 'public'],
    ['viewer', 'pending'],
  ] as const)('of a %s is %s at once', async (role, status) => {
    await signInAs(visitor, site.store, [role])
    expect((await say('Good morning.')).json).toMatchObject({ status })
  })

  it('is kept once where it is sent twice in a row, and again where it is said later or elsewhere', async () => {
    await settle({ needApproval: false })
    const first = await say('Good morning.')
    expect((await say('Good morning.')).json).toEqual(first.json)
    const form = { body: 'Good morning.', authorName: 'Ada' }
    await visitor.submit(`/api/content/items/${itemId}/comments`, form)
    const kept = async () => (await site.store.comments.publicOf(itemId, 10)).length
    expect(await kept()).toBe(1)
    const { id } = (first.json as { comment: { id: string } }).comment
    await say('Good morning.', { parentId: id })
    now += 121_000
    await say('Good morning.')
    expect(await kept()).toBe(3)
  })

  it('is kept anew where the one just sent was removed, not where it waits', async () => {
    await settle({ needApproval: true })
    const all = () => site.store.comments.since(itemId, 0, 10)
    await say('Good evening.')
    await say('Good evening.')
    const [waiting, ...others] = await all()
    expect(others.map(({ body }) => body)).not.toContain('Good evening.')
    await site.store.comments.remove(waiting?.id ?? '')
    expect((await say('Good evening.')).json).toMatchObject({ status: 'pending' })
    expect((await all()).map(({ body }) => body)).toContain('Good evening.')
  })

  it('waits for the owner, is approved, answered, and then seen by everyone', async () => {
    const sent = await say('Fine <b>words</b> at https://a.example/x?y=1.')
    expect(sent.json).toMatchObject({ status: 'pending', comment: null })
    expect(await page()).not.toContain('Fine')

    const owner = await openVisitor(site.app)
    await signInAs(owner, site.store, ['moderator'])
    const list = (await owner.get('/api/panel/comments?f=state:is:pending')).json
    expect(list).toMatchObject({
      total: { count: 1 },
      rows: [{ authorName: 'Ada', item: { title: 'The third' } }],
    })
    const id = (list as { rows: { id: string }[] }).rows[0]?.id
    expect((await owner.send('PUT', `/api/panel/comments/${id}`, { status: 'public' })).status).toBe(200)
    expect(
      (await owner.send('POST', `/api/panel/comments/${id}/answers`, { body: 'Thank you' })).status,
    ).toBe(200)
    now += 2_000

    const html = await page()
    expect(html).toContain('2 Comments')
    expect(html).toContain('Fine &lt;b&gt;words&lt;/b&gt; at ')
    expect(html).toContain('<a href="https://a.example/x?y=1" rel="nofollow ugc noopener">')
    expect(html).toContain('comment-depth-1')
    const data = JSON.parse((await visitor.get('/blog/third?format=json')).text)
    expect(data.item.publicCommentCount).toBe(2)
    expect(
      JSON.parse((await visitor.get('/blog?format=json')).text).items.map(
        (each: { publicCommentCount: number }) => each.publicCommentCount,
      ),
    ).toEqual([2, 0])

    expect((await owner.send('DELETE', `/api/panel/comments/${id}`)).status).toBe(200)
    now += 2_000
    expect(await page()).toContain('No Comments')
    // The record of acts stays when somebody is erased.
    const acts = await site.store.auditLog.list({ limit: 50, offset: 0 })
    const summaries = acts.filter(({ subjectId }) => subjectId === id).map(({ summary }) => summary)
    expect(summaries.toSorted()).toEqual(['Answered a comment', 'Approved a comment', 'Removed a comment'])
  })

  it('is there at once where the site lets it, and can be answered and liked once', async () => {
    await settle({ needApproval: false })
    const first = (await say('One')).json as { comment: { id: string } }
    const answer = await say('Two', { parentId: first.comment.id })
    expect(answer.json).toMatchObject({ status: 'public', comment: { depth: 1, parentId: first.comment.id } })
    const vote = () =>
      visitor.send('POST', `/api/content/comments/${first.comment.id}/votes`, { kind: 'like' })
    expect((await vote()).json).toEqual({ likeCount: 1 })
    expect((await vote()).json).toEqual({ likeCount: 1 })
    const { comments } = (await visitor.get(`/api/content/items/${itemId}/comments`)).json as {
      comments: object[]
    }
    expect(comments).toMatchObject([
      { body: 'One', likeCount: 1 },
      { body: 'Two', depth: 1 },
    ])
    expect(JSON.stringify(comments)).not.toContain('authorEmail')
  })

  it('is taken away by as many flags as the site says', async () => {
    await settle({ needApproval: false, flagThreshold: 2 })
    const { comment } = (await say('Rude')).json as { comment: { id: string } }
    const flag = async (remoteAddress: string) => {
      const who = await openVisitor(site.app, 'localhost:80', remoteAddress)
      await who.send('POST', `/api/content/comments/${comment.id}/votes`, { kind: 'flag' })
      now += 2_000
    }
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) {
      expect(await page()).toContain('Rude')
      await flag(address)
    }
    expect(await page()).not.toContain('Rude')
    expect(await site.store.comments.find(comment.id)).toMatchObject({ status: 'pending', flagCount: 2 })

    await signInAs(visitor, site.store, ['moderator'])
    await visitor.send('PUT', `/api/panel/comments/${comment.id}`, { status: 'public' })
    now += 2_000
    await flag('203.0.113.3')
    expect(await page()).toContain('Rude')
    await flag('203.0.113.4')
    expect(await page()).not.toContain('Rude')
  })

  it('is refused in words, and nothing is kept', async () => {
    const none = await say('   ')
    expect([none.status, none.json]).toEqual([400, { message: 'Please write something first.' }])
    expect((await say('Words', { authorName: '' })).json).toEqual({ message: 'Please give your name.' })
    expect((await say('Words', { parentId: 'gone' })).json).toEqual({
      message: 'The comment that you answer is not there any more.',
    })
    await settle({ closeAfterDays: 1 })
    now += 2 * 86_400_000
    expect((await say('Late')).json).toEqual({ message: 'Comments are closed here.' })
    expect((await site.store.comments.listed(newestFirst)).total.count).toBe(0)
    expect(
      (await visitor.send('POST', '/api/content/items/none/comments', { body: 'x', authorName: 'y' })).status,
    ).toBe(404)
  })

  it('closes with the time of its post, and the page of it says so', async () => {
    await settle({ closeAfterDays: 30 })
    const stateOf = async () => (await visitor.get('/blog/third?format=json')).json
    expect(await stateOf()).toMatchObject({ item: { commentState: 1 } })
    now += 31 * 86_400_000
    expect(await stateOf()).toMatchObject({ item: { commentState: 2 } })
  })

  it('of a machine that fills every field goes nowhere', async () => {
    expect((await say('Buy', { website: 'https://spam.example' })).json).toMatchObject({ status: 'pending' })
    expect((await site.store.comments.listed(newestFirst)).total.count).toBe(0)
  })
})

describe('the comments of an item behind a password', () => {
  it('are not told to who does not stand behind it', async () => {
    await settle({ needApproval: false })
    await say('Between us')
    const address = `/api/content/items/${itemId}/comments`
    expect((await visitor.get(address)).status).toBe(200)
    const locked = { ...site.blog, isPasswordProtected: true, passwordHash: 'x' }
    await site.store.collections.save(locked)
    await site.store.site.raiseRevision()
    now += 2_000
    expect((await visitor.get(address)).status).toBe(404)
  })
})

describe('without a script', () => {
  it('a plain form leaves a comment and comes back with what became of it', async () => {
    const address = `/api/content/items/${itemId}/comments`
    const from = '/blog/third'
    const sent = await visitor.submit(address, { body: 'By hand', authorName: 'Ada' }, from)
    expect([sent.status, sent.location]).toEqual([
      303,
      `/blog/third?problem=comment-waiting#comments-${itemId}`,
    ])
    expect((await visitor.get('/blog/third?problem=comment-waiting')).text).toContain(
      'when it has been approved',
    )
    expect((await visitor.get('/blog/third?problem=comment-waiting')).text).toContain('data-comment-taken')
    const refused = await visitor.submit(address, { body: '', authorName: 'Ada' }, from)
    expect(refused.location).toBe(`/blog/third?problem=comment-empty#comment-body-${itemId}`)
    const { text } = await visitor.get('/blog/third?problem=comment-empty')
    expect(text).not.toContain('data-comment-taken')
    expect(text.match(/Please write something first\./g)).toHaveLength(1)
    expect(text).toContain(
      `aria-required="true" aria-invalid="true" aria-describedby="comment-message-${itemId}">`,
    )
    expect(text).toContain(`id="comment-message-${itemId}" role="alert">Please write something first.</p>`)
    expect((await visitor.get('/blog/third?problem=<script>')).text).not.toContain('<script>"')
  })
})

describe('a reply that was sent empty without a script', () => {
  it('is told of above all forms, of which none is marked', async () => {
    await settle({ needApproval: false, areThreaded: true })
    await say('First')
    const { rows } = await site.store.comments.listed(newestFirst)
    const sent = { body: '', authorName: 'Ada', parentId: rows[0]?.id ?? '' }
    const refused = await visitor.submit(`/api/content/items/${itemId}/comments`, sent, '/blog/third')
    expect(refused.location).toBe(`/blog/third?problem=reply-comment-empty#comments-${itemId}`)
    const { text } = await visitor.get('/blog/third?problem=reply-comment-empty')
    expect(text).toContain('<p class="comment-message" role="status">Please write something first.</p>')
    expect(text).not.toContain('aria-invalid')
  })
})

describe('likes of an item', () => {
  it('are taken only of what visitors can see', async () => {
    const draft = buildPost({ collectionId: site.blog.id, status: 'draft' })
    const hidden = buildProduct({ collectionId: site.shop.id, isVisible: false })
    await site.store.transaction(async (tables) => {
      await tables.items.save(draft)
      await tables.products.save(hidden)
    })
    const like = (id: string) => visitor.send('POST', `/api/content/items/${id}/like`, { likes: true })
    const answers = await Promise.all([draft.id, hidden.id].map(like))
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  it('count a visitor once, and are told in the data', async () => {
    const like = (likes: boolean, who = visitor) =>
      who.send('POST', `/api/content/items/${itemId}/like`, { likes })
    expect((await like(true)).json).toEqual({ likeCount: 1 })
    expect((await like(true)).json).toEqual({ likeCount: 1 })
    expect((await like(true, await openVisitor(site.app))).json).toEqual({ likeCount: 2 })
    expect((await like(false)).json).toEqual({ likeCount: 1 })
    expect(JSON.parse((await visitor.get('/blog/third?format=json')).text).item.likeCount).toBe(1)
  })
})
