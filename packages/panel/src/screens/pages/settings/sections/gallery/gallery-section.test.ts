import { usualGalleryPage } from '@vitrine/domain/content/gallery/gallery-settings'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../../../testing/show-screen.tsx'
import { buildPage, buildTree } from '../../../tree/testing/build-tree.ts'
import { buildPageValue } from '../../testing/build-page-value.ts'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(async () => {
  server = fakeFetch()
  const { kind } = buildPage({ id: 'shots' })
  const about = {
    ...{ path: '/shots', kind: { ...kind, contents: 'items' }, isHomepage: false, isNotFound: false },
    ...{ plays: null, blocks: 'none', layouts: [] },
  }
  const value = buildPageValue({ urlId: 'shots', gallery: usualGalleryPage })
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/pages': { body: buildTree({}) },
    'GET /api/panel/pages/shots': { body: { value, version: 'v1', about } },
  })
  screen = await showScreen('/pages/shots')
  await screen.waitFor('All pictures in rows')
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const choose = (design: string) => screen.press(screen.field(design))
const save = async () => {
  server.answer({ status: 400, body: { message: 'Please check.', errors: {} } })
  await screen.press(screen.button('Save'))
}
const sent = async () => {
  await screen.waitFor('Please check.')
  return server.requests.findLast(({ method }) => method === 'PUT')?.json()
}
/** The groups that stand below the designs. */
const groups = () =>
  [...document.querySelectorAll('[aria-labelledby] fieldset > legend')].map(({ textContent }) => textContent)

it('offers the four designs, and of the other settings those that change anything', async () => {
  expect(screen.field('Grid').checked).toBe(true)
  expect(groups()).toEqual(['Pictures', 'Words', 'On a click'])
  expect(screen.field('Pictures in a row').value).toBe('4')
  expect(document.body.textContent).not.toContain('Widest that a picture becomes')
  await screen.press(screen.field('Cut pictures to one shape'))
  expect(screen.field('Widest that a picture becomes').value).toBe('300')
  await choose('Carousel')
  expect(groups()).toEqual(['Pictures', 'From picture to picture', 'Words', 'On a click'])
  expect(document.body.textContent).not.toContain('Pictures in a row')
})

it('takes the preset of a design over with it, and keeps what is not shown', async () => {
  await screen.type(screen.field('Pictures in a row'), '6')
  await choose('Slideshow')
  expect(screen.field('Small pictures below').checked).toBe(true)
  await screen.type(screen.field('Height of the small pictures'), '120')
  await save()
  expect(await sent()).toMatchObject({
    value: {
      gallery: {
        ...usualGalleryPage,
        ...{ design: 'slideshow', thumbnails: true, thumbnailStripHeightPx: 120, thumbnailsPerRow: 6 },
      },
    },
  })
})

it('keeps a number that is not yet within its bounds as it is typed, and says what it may be', async () => {
  await screen.press(screen.field('Cut pictures to one shape'))
  const width = () => screen.field('Widest that a picture becomes')
  await screen.type(width(), '1')
  await screen.press(screen.field('Titles and descriptions'))
  expect(width().value).toBe('1')
  await save()
  expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false)
  await screen.waitFor('At least 100')
  await screen.type(width(), '150')
  await save()
  expect(await sent()).toMatchObject({ value: { gallery: { maxWidthPx: 150, showMetaBasic: true } } })
})

it('puts the words of the server beside the field, and leads to the page', async () => {
  const problem = 'Enter a whole number from 0 to 50'
  await screen.type(screen.field('Space between pictures'), '5')
  server.answer({ status: 400, body: { message: 'Check.', errors: { 'value.gallery.paddingPx': problem } } })
  await screen.press(screen.button('Save'))
  await screen.waitFor(problem)
  const field = screen.field('Space between pictures')
  expect(document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')).not.toBeNull()
  const link = [...document.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'see it on the page',
  )
  expect(link?.getAttribute('href')).toContain('/shots')
})

it('takes a number that is half typed for a change, which discarding takes back', async () => {
  const space = () => screen.field('Space between pictures')
  const before = space().value
  await screen.waitFor('No changes')
  await screen.type(space(), '7x')
  await screen.waitFor('Unsaved changes')
  await screen.press(screen.button('Save'))
  await screen.waitFor('Enter a whole number')
  expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false)
  await screen.press(screen.button('Discard'))
  await screen.waitFor('No changes')
  expect(space().value).toBe(before)
})
