import { setTimeout as wait } from 'node:timers/promises'
import { commentsList } from '@vitrine/contract/comments/comments-list'
import type { Comment } from '@vitrine/domain/comments/comment'
import { buildComment } from '@vitrine/store/testing/build-comment'
import { newId } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { presentFailure } from '../../lists/bulk/present-bulk-act.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'
import { panelWords } from '../../words/panel-words.ts'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['moderator'])
})
afterEach(() => shop.close())

async function write(comment: Partial<Comment>): Promise<Comment> {
  const made = buildComment(comment)
  await shop.store.comments.save(made)
  return made
}

const ask = (act: string, selection: object, isDryRun = false) =>
  owner.send('POST', `/api/panel/comments/acts/${act}`, { selection, input: {}, isDryRun })

async function run(act: string, selection: object): Promise<string> {
  const { bulkAct } = (await ask(act, selection)).json as { bulkAct: { id: string } }
  await shop.runJobs()
  return bulkAct.id
}

async function undo(id: string): Promise<number> {
  const { status } = await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
  await shop.runJobs()
  return status
}

const waiting = { view: { f: 'state:is:pending' } }
const stateOf = async ({ id }: Comment) => (await shop.store.comments.find(id))?.status

describe('acts on many comments', () => {
  it('approve all that wait, and are taken back', async () => {
    const [one, two] = [await write({ status: 'pending' }), await write({ status: 'pending' })]
    const spam = await write({ status: 'spam' })
    expect((await ask('approve', waiting, true)).json).toMatchObject({
      dryRun: { total: 2, wouldChange: 2, failed: 0 },
    })
    expect(await stateOf(one)).toBe('pending')
    const id = await run('approve', waiting)
    expect(await Promise.all([one, two, spam].map(stateOf))).toEqual(['public', 'public', 'spam'])
    await undo(id)
    expect(await Promise.all([one, two, spam].map(stateOf))).toEqual(['pending', 'pending', 'spam'])
  })

  it('call spam what it is, and leave alone what somebody has judged since', async () => {
    const [one, two] = [await write({ status: 'pending' }), await write({ status: 'public' })]
    const before = await shop.store.site.revision()
    const id = await run('spam', { ids: [one.id, two.id, newId()] })
    expect((await owner.get(`/api/panel/bulk-acts/${id}`)).json).toMatchObject({
      bulkAct: { changed: 2, failed: 1 },
    })
    expect(await shop.store.site.revision()).toBeGreaterThan(before)
    await owner.send('PUT', `/api/panel/comments/${two.id}`, { status: 'pending' })
    await undo(id)
    expect(await Promise.all([one, two].map(stateOf))).toEqual(['pending', 'pending'])
  })

  it('tell of one without a name in the language of whoever looks', async () => {
    const one = await write({ authorName: '' })
    await owner.send('PUT', `/api/panel/comments/${one.id}`, { status: 'public' })
    const verdict = { rowId: one.id, rowName: 'the comment of ', message: '' }
    const names = [panelWords('en'), panelWords('de')].map(
      (words) => presentFailure(verdict, commentsList, words).rowName,
    )
    expect(names).toEqual(['the comment of Anonymous', 'der Kommentar von Anonym'])
    const answer = await ask('spam', { ids: [one.id] }, true)
    expect(answer.status).toBe(200)
  })

  it('bring nobody back who is erased meanwhile, and neither does a single one', async () => {
    const all = await Promise.all(['a', 'b'].map((body) => write({ body, authorEmail: 'ada@example.com' })))
    const erasing = shop.store.transaction(async ({ comments }) => {
      for (const each of await comments.lockOfAuthor('ada@example.com', 10))
        await comments.save({ ...each, authorName: '', authorEmail: '' })
      await wait(300)
    })
    const [first, second] = all
    await Promise.all([
      erasing,
      owner.send('PUT', `/api/panel/comments/${first?.id}`, { status: 'spam' }),
      run('spam', { ids: [second?.id] }),
    ])
    const left = await Promise.all(all.map(({ id }) => shop.store.comments.find(id)))
    expect(left).toMatchObject([
      { status: 'spam', authorName: '', authorEmail: '' },
      { status: 'spam', authorName: '', authorEmail: '' },
    ])
  })

  it('delete with all that answers, for good', async () => {
    const asked = await write({ status: 'spam' })
    const answer = await write({ parentId: asked.id, depth: 1 })
    const other = await write({})
    const id = await run('delete', { ids: [asked.id, answer.id] })
    expect((await owner.get(`/api/panel/bulk-acts/${id}`)).json).toMatchObject({
      bulkAct: { total: 2, failed: 0, undoUntilMs: null },
    })
    expect(await Promise.all([asked, answer, other].map(stateOf))).toEqual([undefined, undefined, 'public'])
    expect(await undo(id)).toBeGreaterThanOrEqual(400)
  })

  it('are for those who look after comments', async () => {
    const editor = await shop.visitor()
    await signInAs(editor, shop.store, ['reporting'])
    const body = { selection: { ids: [newId()] }, input: {}, isDryRun: true }
    expect((await editor.send('POST', '/api/panel/comments/acts/approve', body)).status).toBe(403)
  })
})

describe('the list of comments', () => {
  it('tells what each stands under, and refuses what it does not know', async () => {
    const { rows, total } = (await owner.get('/api/panel/comments')).json as { rows: object[]; total: object }
    expect([rows, total]).toEqual([[], { count: 0, isMore: false }])
    await write({ body: '=1+1, she said', authorName: 'Ada' })
    expect((await owner.get('/api/panel/comments?q=said')).json).toMatchObject({
      rows: [{ authorName: 'Ada', isAnswered: false, item: { title: '', url: '/' } }],
    })
    expect((await owner.get('/api/panel/comments?f=colour:is:red')).status).toBe(400)
    expect((await owner.get('/api/panel/comments?sort=author')).status).toBe(400)
  })

  it('is a file, after a proof who asks', async () => {
    await write({ body: '=1+1, she said', authorName: 'Ada' })
    const file = await owner.get('/api/panel/comments.csv?cols=excerpt,author,state')
    expect(file.text).toBe(`\uFEFFexcerpt,author,state\r\n"'=1+1, she said",Ada,public\r\n`)
    shop.clock.nowMs += 6 * 60_000
    expect((await owner.get('/api/panel/comments.csv')).json).toMatchObject({ needs: 'confirmation' })
  })
})
