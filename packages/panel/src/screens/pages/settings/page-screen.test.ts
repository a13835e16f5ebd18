import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'
import { buildPage, buildTree } from '../tree/testing/build-tree.ts'
import { buildPageValue } from './testing/build-page-value.ts'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen?.close()
  server.restore()
})

const about = {
  path: '/about',
  kind: buildPage({ id: 'about' }).kind,
  isHomepage: false,
  isNotFound: false,
  plays: null,
  blocks: 'none',
  layouts: [],
}
const answersOf = (value: ReturnType<typeof buildPageValue>, more: object = {}) => ({
  ...shopAnswers,
  'GET /api/panel/pages': { body: buildTree({}) },
  'GET /api/panel/pages/about': { body: { value, version: 'v1', about: { ...about, ...more } } },
})

it('offers to send the old address to the new one, as soon as the address is another', async () => {
  server.answerByPath(answersOf(buildPageValue()))
  screen = await showScreen('/pages/about')
  await screen.waitFor('Search and sharing')
  expect(document.body.textContent).not.toContain('Send visitors of')
  await screen.type(screen.field('Address'), 'us')
  await screen.waitFor('Send visitors of /about to the new address')
})

it('leads from a blog to its content, from a shop to the products, and from a plain page to neither', async () => {
  const linkOf = (words: string) =>
    [...document.querySelectorAll('a')].find((link) => link.textContent === words)?.getAttribute('href')
  const kindOf = (contents: string) => ({ kind: { ...about.kind, contents } })
  server.answerByPath(answersOf(buildPageValue(), kindOf('items')))
  screen = await showScreen('/pages/about')
  await screen.waitFor('Its content')
  expect(linkOf('Its content')).toBe('/config/content/about')
  await screen.close()
  server.answerByPath(answersOf(buildPageValue(), kindOf('blocks')))
  screen = await showScreen('/pages/about')
  await screen.waitFor('Duplicate')
  expect(linkOf('Its content')).toBeUndefined()
})

it('has a description as formatted text, as templates print it, or as HTML where the editor would drop a part', async () => {
  server.answerByPath(answersOf(buildPageValue({ description: '<p>Tables &amp; &lt;beds&gt;</p>' })))
  screen = await showScreen('/pages/about')
  // Its preview has the words before the editor is there.
  const editor = () => document.querySelector('[role=textbox][aria-label=Description]')
  await screen.waitUntil(() => editor() !== null)
  expect(editor()?.textContent).toBe('Tables & <beds>')
  const placeholders = [...document.querySelectorAll('textarea')].map(({ placeholder }) => placeholder)
  expect(placeholders).toContain('Tables & <beds>')
  await screen.close()
  server.answerByPath(answersOf(buildPageValue({ description: '<p class="lead">Tables</p>' })))
  screen = await showScreen('/pages/about')
  await screen.waitFor('Description, as HTML')
  expect(document.body.textContent).toContain('<p class="lead">Tables</p>')
})

it('shows the search result as it is written, and puts the words of the server beside the field', async () => {
  const refusal = {
    message: 'Please check what you entered.',
    errors: { 'value.urlId': 'a b is not a valid page URL' },
  }
  const answers = {
    ...answersOf(buildPageValue()),
    'PUT /api/panel/pages/about': { status: 400, body: refusal },
  }
  server.answerByPath(answers)
  screen = await showScreen('/pages/about')
  await screen.waitFor('Search and sharing')
  await screen.type(screen.field('Title for search engines'), 'All about us')
  const result = document.querySelector('[aria-label="Search result"]')
  expect(result?.textContent).toContain('All about us')
  await screen.type(screen.field('Address'), 'a b')
  await screen.press(screen.button('Save'))
  await screen.waitFor('a b is not a valid page URL')
})

const button = { id: 'b', type: 'button', value: { label: 'Shop', link: '/shop', size: 'large' } }
const layout = { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [button] }] }] } }
const layoutPath = '/api/panel/layouts/collection/about'

it('hides code from those who may not see it, and changes the words of blocks alone', async () => {
  server.answerByPath({
    ...answersOf(buildPageValue({ code: null }), { blocks: 'all' }),
    [`GET ${layoutPath}`]: { body: { layout, updatedAtMs: 5 } },
  })
  screen = await showScreen('/pages/about')
  await screen.waitFor('This page is made of blocks')
  expect(document.body.textContent).not.toContain('At the end of the page')
  await screen.press(screen.button('Change the words'))
  await screen.waitFor('Where things stand stays as it is.')
  await screen.type(screen.field('Label'), 'To the shop')
  await screen.type(screen.field('Leads to'), 'nowhere')
  const wrong = { 'rows.0.columns.0.blocks.0.value.link': 'Write an address.' }
  server.answer({ status: 400, body: { message: 'Please check.', errors: wrong } })
  await screen.press(screen.button('Save the words'))
  await screen.waitFor('Write an address.')
  await screen.type(screen.field('Leads to'), '/shop')
  server.answer({ body: { layout, updatedAtMs: 6, notes: [] } })
  await screen.press(screen.button('Save the words'))
  await screen.waitFor('The words were saved')
  const sent = server.requests.findLast(({ method }) => method === 'PUT')
  const changed = { ...button, value: { ...button.value, label: 'To the shop' } }
  expect(await sent?.json()).toEqual({
    layout: { ...layout, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [changed] }] }] } },
    updatedAtMs: 5,
  })
})

it('writes text of a block as HTML where the text editor would drop a part of it', async () => {
  const html = '<p class="lead">Hi</p>'
  const text = { id: 't', type: 'html', value: { html } }
  const rows = [{ columns: [{ span: 12, blocks: [text] }] }]
  server.answerByPath({
    ...answersOf(buildPageValue({ code: null }), { blocks: 'all' }),
    [`GET ${layoutPath}`]: {
      body: { layout: { raw: false, layout: { columns: 12, rows } }, updatedAtMs: 5 },
    },
  })
  screen = await showScreen('/pages/about')
  await screen.waitFor('This page is made of blocks')
  await screen.press(screen.button('Change the words'))
  await screen.waitFor('Where things stand stays as it is.')
  const written = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')
  expect([written?.labels[0]?.textContent, written?.value]).toEqual(['Text, as HTML', html])
})

it('makes a podcast of a blog, and says where its feed is', async () => {
  server.answerByPath(answersOf(buildPageValue(), { plays: 'podcast' }))
  screen = await showScreen('/pages/about')
  await screen.waitFor('This blog is a podcast')
  expect(document.body.textContent).not.toContain('Author of the show')
  await screen.press(screen.field('This blog is a podcast'))
  await screen.type(screen.field('Author of the show'), 'Mei')
  const feed = screen.field('Address of the feed, for Apple Podcasts, Spotify and others')
  expect(feed.value).toMatch(/\/about\?format=rss$/)
  server.answer({
    status: 400,
    body: { message: 'Please check.', errors: { 'value.podcast.category': 'Please choose a category.' } },
  })
  await screen.press(screen.button('Save'))
  await screen.waitFor('Please choose a category.')
  const sent = server.requests.findLast(({ method }) => method === 'PUT')
  expect(await sent?.json()).toMatchObject({ value: { podcast: { author: 'Mei', isExplicit: false } } })
})

it('says of an album who made it', async () => {
  server.answerByPath(answersOf(buildPageValue(), { plays: 'album' }))
  screen = await showScreen('/pages/about')
  await screen.waitFor('About the album')
  await screen.type(screen.field('Artist'), 'The Tides')
  server.answer({ status: 400, body: { message: 'Please check.', errors: {} } })
  await screen.press(screen.button('Save'))
  await screen.waitFor('Please check.')
  const sent = server.requests.findLast(({ method }) => method === 'PUT')
  expect(await sent?.json()).toMatchObject({ value: { album: { artistName: 'The Tides', cover: null } } })
})

it('goes to the trash with its menus called as in the room, and is not asked for once it is gone', async () => {
  server.answerByPath({
    ...answersOf(buildPageValue()),
    'GET /api/panel/pages/about/links': { body: { menus: ['Footer Navigation'], places: ['Home'] } },
    'POST /api/panel/pages/about/trash': { body: {} },
  })
  screen = await showScreen('/pages/about')
  await screen.pressOnceThere('Move to trash')
  await screen.waitFor('Links lead to it from Footer navigation, Home.')
  const asked = () =>
    server.requests.map(({ url }) => url).filter((url) => /pages\/about(?:\/links)?$/.test(url))
  const before = asked()
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')]
  const move = buttons.find(({ textContent }) => textContent === 'Move to trash')
  if (move) await screen.press(move)
  await screen.waitUntil(() => !document.body.textContent?.includes('Search and sharing'))
  await screen.waitFor('Pages and menus')
  expect(asked()).toEqual(before)
})

it('leads to a copy that was asked for, unless its page was left meanwhile', async () => {
  const copying = 'POST /api/panel/pages/about/copies'
  const copy = { id: 'copy', title: 'About (copy)' }
  const copied = {
    ...answersOf(buildPageValue()),
    'GET /api/panel/pages/copy': {
      body: { value: buildPageValue({ title: copy.title }), version: 'v1', about },
    },
  }
  const titleOf = () => document.querySelector('h1')?.textContent
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answerByPath({ ...copied, [copying]: { body: copy, after: promise } })
  screen = await showScreen('/pages/about')
  await screen.pressOnceThere('Duplicate')
  const back = [...document.querySelectorAll('a')].find((link) => link.textContent === 'Pages')
  await screen.press(back ?? expect.fail())
  await screen.waitUntil(() => titleOf() === 'Pages')
  await act(async () => resolve())
  await screen.waitFor('was copied; the copy is hidden')
  expect(titleOf()).toBe('Pages')
  await screen.close()
  server.answerByPath({ ...copied, [copying]: { body: copy } })
  screen = await showScreen('/pages/about')
  await screen.pressOnceThere('Duplicate')
  await screen.waitUntil(() => titleOf() === copy.title)
})
