import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'
import { answers, input, item } from '../testing/item-answers.ts'

const read = 'GET /api/panel/items/one'
const keep = 'PUT /api/panel/items/one/draft'
const drop = 'DELETE /api/panel/items/one/draft'
const save = 'PUT /api/panel/items/one'
const older = { input: { ...input, title: 'Drizzle' }, savedAtMs: 7, baseAtMs: 5 }

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeAll(async () => {
  // Fetched before: on a busy machine that alone takes as long as a test waits for words.
  await import('./item-screen.tsx')
  await import('../../../parts/rich-text/rich-text-input.tsx')
}, 30_000)
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const link = (words: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === words) ?? document.body
const made = (wanted: string) =>
  server.requests.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === wanted)
const open = async (draft: object | null = null) => {
  server.answerByPath({ ...answers(draft), [drop]: { body: {} } })
  screen = await showScreen('/content/blog/one')
  await screen.waitFor(draft ? 'Your draft is back' : 'No changes')
}
const leave = async () => {
  await screen.press(link('Journal'))
  await screen.waitFor('1 item')
}
/** Leaves though what was written is not kept yet. */
const leaveAtOnce = async () => {
  await screen.press(link('Journal'))
  await screen.pressOnceThere('Leave')
  await screen.waitFor('1 item')
}
const comeBack = () => screen.press(link('Rain'))
const title = () => screen.field('Title').value

it('is by an author who was removed, by name', async () => {
  server.answerByPath({
    ...answers(),
    'GET /api/panel/authors': { body: { authors: [] } },
    [read]: { body: { ...item, input: { ...input, authorId: 'gone' } } },
  })
  screen = await showScreen('/content/blog/one')
  await screen.waitUntil(() => document.querySelector('option[value=gone]')?.textContent === 'Ada (removed)')
})

describe('an item that is left and opened again', () => {
  it('shows what was written', async () => {
    await open()
    await screen.type(screen.field('Title'), 'Rain again')
    await leave()
    await comeBack()
    await screen.waitFor('Your draft is back')
    expect(title()).toBe('Rain again')
  })

  it('shows what was written last, and not the draft that it was opened with', async () => {
    await open(older)
    await screen.type(screen.field('Title'), 'Rain again')
    await leave()
    await comeBack()
    await screen.waitFor('Your draft is back')
    expect(title()).toBe('Rain again')
  })

  it('keeps what was written before its writer is signed out', async () => {
    const late = Promise.withResolvers<void>()
    await open()
    server.answerByPath({
      ...answers(),
      [keep]: { body: { savedAtMs: 9 }, after: late.promise },
      'DELETE /api/panel/session': { body: {} },
    })
    await screen.type(screen.field('Title'), 'Rain again')
    await screen.press(screen.button('Account of Ada Owner'))
    await screen.pressOnceThere('Sign out')
    await screen.waitFor('Leave without saving?')
    expect([made(keep).length, made('DELETE /api/panel/session').length]).toEqual([1, 0])
    late.resolve()
    await screen.waitFor('The panel of your site.')
    expect([made(keep).length, made('DELETE /api/panel/session').length]).toEqual([1, 1])
  })

  it('waits until what was written is kept', async () => {
    const late = Promise.withResolvers<void>()
    await open()
    server.answerByPath({ ...answers(), [keep]: { body: { savedAtMs: 9 }, after: late.promise } })
    await screen.type(screen.field('Title'), 'Rain again')
    await leaveAtOnce()
    await comeBack()
    await screen.waitUntil(() => document.querySelector('[aria-label="Loading the item"]') !== null)
    late.resolve()
    await screen.waitFor('Your draft is back')
    expect(title()).toBe('Rain again')
  })

  it('waits until it is saved, and opens with that', async () => {
    const late = Promise.withResolvers<void>()
    const saved = { row: { ...item.row, title: 'Rain again' }, input: { ...input, title: 'Rain again' } }
    await open()
    server.answerByPath({ ...answers(), [save]: { body: { ...saved, updatedAtMs: 6 }, after: late.promise } })
    await screen.type(screen.field('Title'), 'Rain again')
    await screen.press(screen.button('Save'))
    await leaveAtOnce()
    await comeBack()
    await screen.waitUntil(() => document.querySelector('[aria-label="Loading the item"]') !== null)
    late.resolve()
    await screen.waitFor('No changes')
    expect(title()).toBe('Rain again')
  })

  it('has as a draft what was refused after it was left', async () => {
    const late = Promise.withResolvers<void>()
    await open()
    const refused = { status: 400, body: { message: 'Please check.', errors: { urlId: 'Taken' } } }
    server.answerByPath({ ...answers(), [save]: { ...refused, after: late.promise } })
    await screen.type(screen.field('Title'), 'Rain again')
    await screen.press(screen.button('Save'))
    await leaveAtOnce()
    await comeBack()
    late.resolve()
    await screen.waitFor('Your draft is back')
    expect(title()).toBe('Rain again')
  })

  it('keeps what is written beside the draft of an older version, once that is thrown away', async () => {
    server.answerByPath({ ...answers({ ...older, baseAtMs: 1 }), [drop]: { body: {} } })
    screen = await showScreen('/content/blog/one')
    await screen.waitFor('You have a draft of an older version')
    await screen.type(screen.field('Title'), 'Rain again')
    await screen.press(screen.button('Discard my draft'))
    await screen.waitFor('Your draft was kept')
    expect([title(), made(drop).length]).toEqual(['Rain again', 0])
  })

  it('has no draft of an older version any more, once that is thrown away', async () => {
    server.answerByPath({ ...answers({ ...older, baseAtMs: 1 }), [drop]: { body: {} } })
    screen = await showScreen('/content/blog/one')
    await screen.waitFor('You have a draft of an older version')
    await screen.press(screen.button('Discard my draft'))
    await screen.waitUntil(() => made(drop).length === 1)
    expect(title()).toBe('Rain')
  })

  it('keeps nothing of what is written while it is thrown away', async () => {
    const late = Promise.withResolvers<void>()
    await open()
    const trash = 'POST /api/panel/items/one/trash'
    server.answerByPath({ ...answers(), [trash]: { body: {}, after: late.promise } })
    await screen.press(screen.button('More actions'))
    await screen.waitFor('Move to trash')
    await screen.pressOnceThere('Move to trash')
    await screen.waitUntil(() => made(trash).length === 1)
    await screen.type(screen.field('Title'), 'Rain again')
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_800)))
    expect(made(keep)).toEqual([])
    late.resolve()
    await screen.waitFor('1 item')
  })

  it('shows what the server has where what was written could not be kept', async () => {
    const late = Promise.withResolvers<void>()
    await open()
    server.answerByPath({ ...answers(), [keep]: { status: 500, body: {}, after: late.promise } })
    await screen.type(screen.field('Title'), 'Rain again')
    await leaveAtOnce()
    await comeBack()
    late.resolve()
    await screen.waitFor('No changes')
    expect(title()).toBe('Rain')
  })

  it('shows no draft that was thrown away', async () => {
    await open(older)
    await screen.press(screen.button('Discard my draft'))
    await screen.waitFor('No changes')
    await leave()
    await comeBack()
    await screen.waitFor('No changes')
    expect([title(), made(drop).length]).toEqual(['Rain', 1])
  })

  it('brings back what was thrown away at one press', async () => {
    await open()
    await screen.type(screen.field('Title'), 'Rain again')
    await screen.press(screen.button('Discard'))
    expect(title()).toBe('Rain')
    await screen.pressOnceThere('Bring it back')
    await screen.waitFor('Your draft was kept')
    expect(title()).toBe('Rain again')
  })

  it('waits until a draft is thrown away', async () => {
    const late = Promise.withResolvers<void>()
    await open(older)
    server.answerByPath({ ...answers(older), [drop]: { body: {}, after: late.promise } })
    await screen.press(screen.button('Discard my draft'))
    await leave()
    await comeBack()
    await screen.waitUntil(() => document.querySelector('[aria-label="Loading the item"]') !== null)
    late.resolve()
    await screen.waitFor('No changes')
    expect(title()).toBe('Rain')
  })

  it('takes what was written for a draft of what somebody else saved, where it was put together with that', async () => {
    const theirs = { ...item, input: { ...input, isFeatured: true }, updatedAtMs: 6 }
    await open()
    await screen.type(screen.field('Title'), 'Rain again')
    server.answerByPath({ ...answers(), [read]: { body: theirs } })
    server.answer({ status: 409, body: { message: 'changed' } }, { body: theirs })
    server.answer({ status: 400, body: { message: 'Please check.', errors: { urlId: 'Taken' } } })
    await screen.press(screen.button('Save'))
    await screen.waitFor('Your draft was kept')
    await leave()
    await comeBack()
    await screen.waitFor('Your draft is back')
    expect([made(save).length, title()]).toEqual([2, 'Rain again'])
  })
})
