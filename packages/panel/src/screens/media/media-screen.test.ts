import { act } from 'react'
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
  })

  const isClosed = () => document.querySelector('[role=dialog]') === null
  const pressBeside = () =>
    screen.press(document.querySelector<HTMLElement>('.mantine-Drawer-overlay') ?? document.body)

  it('keeps what was typed of it at a press beside it, and asks at Esc', async () => {
    await screen.type(screen.field('Title'), 'The sea at night')
    await pressBeside()
    await screen.key(document.body, 'Escape')
    await screen.waitFor('Close without saving?')
    await screen.press(screen.button('Stay here'))
    await screen.waitUntil(() => !document.body.textContent?.includes('Close without saving?'))
    expect(screen.field('Title').value).toBe('The sea at night')
    await screen.key(document.body, 'Escape')
    await screen.waitFor('Close without saving?')
    await screen.press(screen.button('Close it'))
    await screen.waitUntil(isClosed)
  })

  it('asks nothing where nothing would be lost', async () => {
    await screen.type(screen.field('Title'), 'The sea at night')
    const media = buildMedia({ title: 'The sea at night', updatedAtMs: 3 })
    server.answerByPath({
      ...answers,
      'PUT /api/panel/media/sea': { body: { media, uses: [] } },
      'GET /api/panel/media/sea': { body: { media, uses: [] } },
    })
    await screen.press(screen.button('Save'))
    await screen.waitFor('The file was saved')
    await pressBeside()
    await screen.waitUntil(isClosed)
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

  it('describes what lacks a description now, and not what did as it was done before', async () => {
    const boat = buildMedia({ id: 'boat', filename: 'boat.jpg' })
    const known = { ...answers, 'PUT /api/panel/media/sea': { body: { media: buildMedia(), uses: [] } } }
    server.answerByPath({ ...known, 'GET /api/panel/media': { body: productPage([buildMedia(), boat]) } })
    screen = await showScreen('/media?f=alt-missing:is:yes')
    await screen.waitFor('Describe one after another')
    await screen.press(screen.button('Describe one after another'))
    await screen.waitFor('sea.jpg, 1 of 2')
    const words = () => document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(words(), 'The sea')
      words()?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await screen.key(document.body, 'Escape')
    await screen.waitFor('Close without saving?')
    await screen.press(screen.button('Stay here'))
    await screen.press(screen.button('Save and go on'))
    await screen.waitFor('boat.jpg, 2 of 2')
    expect(words()?.value).toBe('')
    const reads = () =>
      server.requests.filter(({ method, url }) => method === 'GET' && url.includes('/media?'))
    const before = reads().length
    await screen.key(document.body, 'Escape')
    await screen.waitUntil(() => document.querySelector('[role=dialog]') === null)
    await screen.waitUntil(() => reads().length > before)

    server.answerByPath({ ...known, 'GET /api/panel/media': { body: productPage([boat]) } })
    await screen.press(screen.button('Describe one after another'))
    await screen.waitFor('boat.jpg, 1 of 1')
  })

  describe('while pictures are described one after another', () => {
    const boat = buildMedia({ id: 'boat', filename: 'boat.jpg' })
    const two = { 'GET /api/panel/media': { body: productPage([buildMedia(), boat]) } }
    const words = () => document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')
    const write = (text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(words(), text)
        words()?.dispatchEvent(new Event('input', { bubbles: true }))
      })
    const begin = async () => {
      screen = await showScreen('/media?f=alt-missing:is:yes')
      await screen.pressOnceThere('Describe one after another')
    }
    const changed = { status: 409, body: { message: 'Somebody else changed this since you opened it' } }
    const saved = () => server.requests.filter(({ method }) => method === 'PUT')

    it('goes on when a description was saved whose answer was lost', async () => {
      server.answerByPath({ ...answers, ...two, 'PUT /api/panel/media/sea': { fails: true } })
      await begin()
      await screen.waitFor('sea.jpg, 1 of 2')
      await write('The sea')
      await screen.press(screen.button('Save and go on'))
      await screen.waitFor('Please check your internet connection.')
      const media = buildMedia({ altText: 'The sea', updatedAtMs: 3 })
      server.answerByPath({ ...answers, ...two, 'GET /api/panel/media/sea': { body: { media, uses: [] } } })
      server.answer(changed, { body: { media, uses: [] } }, { body: { media, uses: [] } })
      await screen.press(screen.button('Save and go on'))
      await screen.waitFor('boat.jpg, 2 of 2')
      expect(await saved().at(-1)?.json()).toMatchObject({ altText: 'The sea', updatedAtMs: 3 })
    })

    it('asks whose words count where somebody else described the same', async () => {
      const media = buildMedia({ altText: 'Water', updatedAtMs: 3 })
      server.answerByPath({
        ...answers,
        ...two,
        'PUT /api/panel/media/sea': changed,
        'GET /api/panel/media/sea': { body: { media, uses: [] } },
      })
      await begin()
      await screen.waitFor('sea.jpg, 1 of 2')
      await write('The sea')
      await screen.press(screen.button('Save and go on'))
      await screen.waitFor('Somebody else changed the same')
      server.answerByPath({ ...answers, ...two, 'PUT /api/panel/media/sea': { body: { media, uses: [] } } })
      await screen.press(screen.button('Save the choice'))
      await screen.waitFor('boat.jpg, 2 of 2')
      expect(await saved().at(-1)?.json()).toMatchObject({ altText: 'The sea', updatedAtMs: 3 })
    })

    it('writes into the field at once, also where it came late', async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      await act(async () => server.answerByPath({ ...answers, ...two }))
      screen = await showScreen('/media?f=alt-missing:is:yes')
      await screen.waitFor('Describe one after another')
      server.answer({ after: promise, body: productPage([buildMedia(), boat]) })
      await screen.press(screen.button('Describe one after another'))
      await screen.waitFor('Describe pictures')
      await screen.waitUntil(() => document.activeElement?.getAttribute('aria-label') === 'Close')
      resolve()
      await screen.waitFor('sea.jpg, 1 of 2')
      expect(document.activeElement).toBe(words())
    })
  })
})
