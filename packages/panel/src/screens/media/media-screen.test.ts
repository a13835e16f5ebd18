import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildMedia } from '../../testing/build-media.ts'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { productPage, shopAnswers } from '../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'

const answers = {
  ...shopAnswers,
  'GET /api/panel/media': { body: productPage([buildMedia()]) },
  'GET /api/panel/media/sea': { body: { media: buildMedia(), uses: [] } },
  'GET /api/panel/uploads': { body: { uploads: [] } },
  'PUT /api/panel/media/sea': { status: 500, body: null },
}

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
  server.answerByPath(answers)
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

it('asks about a file with what uses it by now where it was put to use meanwhile', async () => {
  screen = await showScreen('/media?file=sea')
  await screen.waitFor('Where it is used')
  await screen.pressOnceThere('Remove')
  await screen.waitFor('Remove sea.jpg?')
  const used = buildMedia({ useCount: 1 })
  const uses = [{ kind: 'page', id: 'home', title: 'Home', address: '/' }]
  server.answerByPath({
    ...answers,
    'GET /api/panel/media/sea': { body: { media: used, uses } },
    'POST /api/panel/media/removals': { status: 409, body: { message: 'It is used.' } },
  })
  const inDialog = () => [
    ...document.querySelectorAll<HTMLElement>('[role=dialog] [data-dialog-buttons] button'),
  ]
  await screen.press(inDialog().at(-1) ?? document.body)
  await screen.waitFor('these parts of the site show nothing in its place')
  await screen.press(inDialog().at(-1) ?? document.body)
  const removals = () => server.requests.filter(({ method }) => method === 'POST')
  await screen.waitUntil(() => removals().length === 2)
  expect(await Promise.all(removals().map((request) => request.clone().json()))).toEqual([
    { ids: ['sea'], evenIfUsed: false },
    { ids: ['sea'], evenIfUsed: true },
  ])
})

describe('a file of the library', () => {
  beforeEach(async () => {
    screen = await showScreen('/media?file=sea')
    await screen.waitFor('Where it is used')
  })

  it("says 'Please enter a file name' before anything is sent", async () => {
    await screen.type(screen.field('File name'), ' ')
    await screen.press(screen.button('Save'))
    await screen.waitFor('Please enter a file name')
    expect(server.requests.every(({ method }) => method === 'GET')).toBe(true)
  })

  it("says 'There was a problem while renaming your file.' where the server has no words", async () => {
    await screen.type(screen.field('File name'), 'harbour.jpg')
    await screen.press(screen.button('Save'))
    await screen.waitFor('There was a problem while renaming your file.')
  })

  it('says so, too, where the server does not know what went wrong', async () => {
    await screen.type(screen.field('File name'), 'harbour.jpg')
    server.answer({ status: 500, body: { message: 'Something went wrong. Please try again.' } })
    await screen.press(screen.button('Save'))
    await screen.waitFor('There was a problem while renaming your file.')
  })

  it('keeps what was typed of it when Esc closes the question whether to remove it', async () => {
    await screen.type(screen.field('Title'), 'The sea at night')
    await screen.press(screen.button('Remove'))
    await screen.waitFor('Remove sea.jpg?')
    await screen.key(document.body, 'Escape')
    await screen.waitUntil(() => !document.body.textContent?.includes('Remove sea.jpg?'))
    expect(screen.field('Title').value).toBe('The sea at night')
    await screen.key(document.body, 'Escape')
    await screen.waitUntil(() => document.querySelector('[role=dialog]') === null)
  })

  it('has its focal point moved by the arrow keys', async () => {
    const point = screen.button('Focal point: 50 % from the left, 50 % from the top')
    point.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    await screen.waitFor('Focal point')
    expect(screen.button('Focal point: 52 % from the left, 50 % from the top')).toBe(point)
  })
})

describe('the library', () => {
  it("says 'Unable to load results' when it cannot be read", async () => {
    server.answerByPath({
      ...shopAnswers,
      'GET /api/panel/uploads': { body: { uploads: [] } },
      'GET /api/panel/media': { status: 500, body: null },
    })
    screen = await showScreen('/media')
    await screen.waitFor('Unable to load results')
  })

  it('shows files as pictures with a box each, and as lines', async () => {
    screen = await showScreen('/media')
    await screen.waitFor('sea.jpg')
    expect(document.querySelectorAll('[data-list-row] input[type=checkbox]')).toHaveLength(1)
    expect(document.querySelector('table')).toBeNull()
    await screen.close()
    screen = await showScreen('/media?layout=list')
    await screen.waitFor('1500 × 1000')
    await screen.waitFor('No alt text')
  })

  it('offers to describe pictures one after another where those without alt text are shown', async () => {
    screen = await showScreen('/media?f=alt-missing:is:yes')
    await screen.waitFor('Describe one after another')
  })
})
