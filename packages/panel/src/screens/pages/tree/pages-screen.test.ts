import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeFetch } from '../../../testing/fake-fetch.ts'
import { sessionAs, shopAnswers } from '../../../testing/server-answers.ts'
import { type ShownScreen, showScreen } from '../../../testing/show-screen.tsx'
import { buildPage, buildTree } from './testing/build-tree.ts'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen?.close()
  server.restore()
})

const tree = buildTree({
  pages: [
    buildPage({ id: 'shop', title: 'Shop', isHomepage: true }),
    buildPage({ id: 'blog', title: 'Journal', isLocked: true }),
    buildPage({ id: 'about', title: 'About', isEnabled: false }),
  ],
  menus: [
    {
      name: 'mainNav',
      links: [
        { kind: 'collection', collectionId: 'shop' },
        { kind: 'collection', collectionId: 'blog' },
      ],
    },
  ],
  unlinked: ['about'],
  trash: [
    {
      id: 'old',
      title: 'Old page',
      urlId: 'old',
      kindTitle: 'Page',
      trashedAtMs: Date.now(),
      leavesAtMs: Date.now() + 3 * 86_400_000,
    },
  ],
})
const answers = { ...shopAnswers, 'GET /api/panel/pages': { body: tree } }

const sentOrders = () => server.requests.filter(({ method }) => method === 'PUT')
const sentTo = (method: string) => server.requests.find((request) => request.method === method)

it('shows each menu with its pages, and what stands in none', async () => {
  server.answerByPath(answers)
  screen = await showScreen('/pages')
  await screen.waitFor('Not linked')
  const menus = [...document.querySelectorAll('section[aria-label]')].map((menu) => menu.textContent)
  expect(menus[0]).toContain('Main2 entriesShop/shopHome')
  expect(menus[0]).toContain('Journal/blogPassword')
  expect(menus[1]).toContain('About/aboutHidden')
})

it('calls the menu of a page as its row does', async () => {
  const welcome = buildPage({ id: 'welcome', title: 'Harbour Pottery', navigationTitle: 'Home' })
  server.answerByPath({
    ...shopAnswers,
    'GET /api/panel/pages': { body: buildTree({ pages: [welcome], unlinked: ['welcome'] }) },
  })
  screen = await showScreen('/pages')
  await screen.waitFor('Not linked')
  expect(screen.button('More about Home').getAttribute('aria-haspopup')).toBe('menu')
})

it('saves a new order made with the arrow keys, and keeps the focus on the page', async () => {
  const links = [...(tree.menus[0]?.links ?? [])].reverse()
  const saved = { ...tree, menus: [{ name: 'mainNav', links }] }
  server.answerByPath({ ...answers, 'PUT /api/panel/pages': { body: saved } })
  screen = await showScreen('/pages')
  await screen.waitFor('Not linked')
  await screen.key(screen.button('Move Shop'), 'ArrowDown')
  await screen.waitFor('Shop is now 2 of 2 in Main.')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Shop')
  expect(await sentTo('PUT')?.clone().json()).toMatchObject({
    version: 'first',
    menus: [{ name: 'mainNav', links: [{ collectionId: 'blog' }, { collectionId: 'shop' }] }],
    unlinked: ['about'],
  })
})

it('saves an order made while another is being saved upon the version of that one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const links = ['about', 'shop', 'blog'].map((collectionId) => ({ kind: 'collection', collectionId }))
  const menus = [{ name: 'mainNav', links }]
  server.answerByPath(answers)
  screen = await showScreen('/pages')
  await screen.waitFor('Not linked')
  const saved = (version: string) => ({ body: { ...tree, version, menus, unlinked: [] } })
  server.answer({ ...saved('second'), after: promise }, saved('third'))
  await screen.key(screen.button('Move Journal'), 'ArrowUp')
  await screen.waitFor('Journal is now 1 of 2 in Main.')
  await screen.key(screen.button('Move Journal'), 'ArrowDown')
  await screen.waitFor('Journal is now 2 of 2 in Main.')
  await screen.key(screen.button('Move Shop'), 'ArrowDown')
  await screen.waitFor('Shop is now 2 of 2 in Main.')
  resolve()
  await vi.waitFor(() => expect(sentOrders()).toHaveLength(2))
  expect(await Promise.all(sentOrders().map((request) => request.clone().json()))).toMatchObject([
    { version: 'first' },
    { version: 'second', menus: [{ links: [{ collectionId: 'blog' }, { collectionId: 'shop' }] }] },
  ])
})

it('moves the same page by each of two keys that follow at once', async () => {
  const links = ['shop', 'blog', 'about'].map((collectionId) => ({ kind: 'collection', collectionId }))
  const long = { ...tree, menus: [{ name: 'mainNav', links }], unlinked: [] }
  server.answerByPath({
    ...answers,
    'GET /api/panel/pages': { body: long },
    'PUT /api/panel/pages': { body: { ...long, version: 'second' } },
  })
  screen = await showScreen('/pages')
  await screen.waitFor('About')
  screen.button('Move About').focus()
  for (const _ of ['first', 'second']) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    // As behind a key of a browser: promises that are ready, and no timer.
    await Promise.resolve()
  }
  await vi.waitFor(() => expect(sentOrders()).toHaveLength(2))
  expect(await sentOrders()[1]?.clone().json()).toMatchObject({
    menus: [{ links: [{ collectionId: 'about' }, { collectionId: 'shop' }, { collectionId: 'blog' }] }],
  })
})

it('says so when somebody else changed the pages meanwhile, and shows them as they are', async () => {
  const refusal = { status: 409, body: { message: 'Somebody else changed this since you opened it.' } }
  server.answerByPath({ ...answers, 'PUT /api/panel/pages': refusal })
  screen = await showScreen('/pages')
  await screen.waitFor('Not linked')
  await screen.key(screen.button('Move About'), 'ArrowUp')
  await screen.waitFor('Somebody else changed the pages')
})

it('offers the kinds of pages that the template has, and makes an address of the title', async () => {
  server.answerByPath(answers)
  screen = await showScreen('/pages')
  await screen.waitFor('Not linked')
  await screen.press(screen.button('Add page'))
  await screen.waitFor('Posts, the newest first, each with a page')
  await screen.type(screen.field('Title'), 'Häuser & Gärten')
  expect(screen.field('Address').value).toBe('hauser-garten')
})

it('keeps the dialog of a new page until the server has answered', async () => {
  const { promise: after, resolve } = Promise.withResolvers<void>()
  const refused = { status: 400, body: { message: 'No.', errors: { title: 'Give it a title.' } }, after }
  server.answerByPath({ ...answers, 'POST /api/panel/pages': refused })
  screen = await showScreen('/pages')
  await screen.waitFor('Not linked')
  await screen.press(screen.button('Add page'))
  await screen.waitFor('Posts, the newest first, each with a page')
  await screen.press(
    [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].at(-1) ?? document.body,
  )
  await screen.waitFor('Saving…')
  await screen.press(screen.button('Cancel'))
  resolve()
  await screen.waitFor('Give it a title.')
  expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('No.')
})

it('shows the days that are left in the trash', async () => {
  server.answerByPath(answers)
  screen = await showScreen('/pages?tab=trash')
  await screen.waitFor('3 days left')
})

it.each([
  [true, 'Old page is back, but hidden'],
  [false, 'Old page is back, with the pages that went along'],
])('says of a page that comes back whether it is hidden now: %s', async (isHidden, told) => {
  server.answerByPath({
    ...answers,
    'POST /api/panel/pages/old/restored': { body: { urlId: 'old', isHidden } },
  })
  screen = await showScreen('/pages?tab=trash')
  await screen.waitFor('3 days left')
  await screen.press(screen.button('Restore Old page'))
  await screen.waitFor(told)
})

describe('a page that is deleted for good in a window that is behind', () => {
  const ask = async (status: number) => {
    server.answerByPath(answers)
    screen = await showScreen('/pages?tab=trash')
    await screen.waitFor('3 days left')
    await screen.press(screen.button('Delete Old page for good'))
    server.answerByPath({
      ...answers,
      'GET /api/panel/pages': { body: { ...tree, trash: [] } },
      'DELETE /api/panel/pages/old': { status, body: { message: 'No.' } },
    })
    const inDialog = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] button')]
    await screen.waitUntil(() => inDialog().length > 0)
    await screen.press(inDialog().at(-1) ?? document.body)
    await screen.waitFor('The trash is empty')
  }

  it('is said to be gone from the trash', async () => {
    await ask(404)
    await screen.waitFor('Old page is not in the trash any more')
    await screen.waitUntil(() => document.querySelector('[role=dialog]') === null)
  })

  it('keeps the question, with why it was refused', async () => {
    await ask(500)
    const told = () => document.querySelector('[role=dialog] [role=alert]')?.textContent
    await screen.waitUntil(() => told() === 'No.')
  })
})

it('takes an email address for a link, and escapes what its mail begins with', async () => {
  server.answerByPath({
    ...answers,
    'PUT /api/panel/pages': { status: 400, body: { message: 'Please check.' } },
  })
  screen = await showScreen('/pages')
  await screen.waitFor('Not linked')
  await screen.press(screen.button('Add something else'))
  await screen.pressOnceThere('Add link')
  await screen.waitFor('Leads to')
  await screen.type(screen.field('Title'), 'Write to us')
  await screen.type(screen.field('Leads to'), 'laden')
  await screen.press(screen.button('Add'))
  await screen.waitFor('or an email address.')
  await screen.type(screen.field('Leads to'), 'mailto:ada@example.org?subject=Anfrage an uns')
  await screen.press(screen.button('Add'))
  await screen.waitUntil(() => sentOrders().length > 0)
  expect(JSON.stringify(await sentOrders()[0]?.json())).toContain(
    'mailto:ada@example.org?subject=Anfrage%20an%20uns',
  )
})

it.each([
  { address: '/pages?tab=xyz', roles: ['admin'] },
  { address: '/pages?tab=trash', roles: ['editor'] },
])('shows the pages at $address to $roles, who have no such tab', async ({ address, roles }) => {
  server.answerByPath({ ...answers, 'GET /api/panel/session': { body: sessionAs(roles) } })
  screen = await showScreen(address)
  await screen.waitFor('Not linked')
  expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Pages and menus')
  expect(document.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe('Pages and trash')
})
