import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeFetch } from '../../testing/fake-fetch.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'
import { buildPage, buildTree } from '../pages/tree/testing/build-tree.ts'
import { answers, blog, input, item, row } from './testing/item-answers.ts'

let server: ReturnType<typeof fakeFetch>
let screen: ShownScreen
beforeEach(() => {
  server = fakeFetch()
})
afterEach(async () => {
  await screen.close()
  server.restore()
})

const asked = () =>
  server.requests
    .map((request) => new URL(request.url))
    .filter(({ pathname }) => pathname === '/api/panel/items')
    .map(({ searchParams }) => Object.fromEntries(searchParams))

describe('the room of content', () => {
  it.each(['/content', '/content/all', '/content/blog'])(
    "says 'Unable to load collections' at %s when they cannot be read",
    async (address) => {
      server.answerByPath({ ...answers(), 'GET /api/panel/content-collections': { status: 500, body: null } })
      screen = await showScreen(address)
      await screen.waitFor('Unable to load collections')
    },
  )

  it('is tried no second time by an account that may not read it', async () => {
    const body = { message: 'Your account is not allowed to do this.', errors: {} }
    server.answerByPath({ ...answers(), 'GET /api/panel/content-collections': { status: 403, body } })
    screen = await showScreen('/content')
    await screen.waitFor('Not for your account')
    expect(document.body.textContent).toContain(body.message)
    expect(document.body.textContent).not.toContain('Try again')
  })

  it("says 'Network error' where no answer comes", async () => {
    server.answerByPath({ ...answers(), 'GET /api/panel/content-collections': { fails: true } })
    screen = await showScreen('/content')
    await screen.waitFor('Network error')
    await screen.waitFor('Please check your internet connection.')
  })

  it('shows the statuses Scheduled, Needs Review, Draft and Private with how many there are', async () => {
    const counts = { published: 2, scheduled: 3, 'needs-review': 4, draft: 1, private: 5 }
    server.answerByPath({
      ...answers(),
      'GET /api/panel/content-collections': { body: { collections: [{ ...blog, counts }] } },
    })
    screen = await showScreen('/content')
    for (const words of ['2 Published', '3 Scheduled', '4 Needs Review', '1 Draft', '5 Private'])
      await screen.waitFor(words)
  })

  it('lists the items of a collection as the address says, and asks for no other', async () => {
    server.answerByPath(answers())
    screen = await showScreen('/content/blog?q=ra&f=state:is:draft&sort=title')
    await screen.waitFor('Status: Draft')
    await screen.waitFor('Rain')
    expect(asked()[0]).toEqual({
      q: 'ra',
      f: 'collection:is:blog~state:is:draft',
      sort: 'title',
      limit: '50',
    })
  })

  it('offers in a collection the saved views that it can show, and all of them in the list of all', async () => {
    server.answerByPath(answers())
    screen = await showScreen('/content/blog')
    await screen.waitFor('Talked of')
    expect(document.body.textContent).not.toContain('Of fairs')
    await screen.close()
    screen = await showScreen('/content/all?f=collection:is:blog')
    await screen.waitFor('Of fairs')
    await screen.waitFor('Collection: Journal')
    expect(asked().at(-1)).toEqual({ f: 'collection:is:blog', limit: '50' })
  })

  it('shows what the owner orders in that order first, and a list when something is looked for', async () => {
    server.answerByPath({
      ...answers(),
      'GET /api/panel/content-collections': {
        body: { collections: [{ ...blog, ordering: 'user-orderable' }] },
      },
    })
    screen = await showScreen('/content/blog')
    await screen.waitFor('Snow')
    await screen.close()
    screen = await showScreen('/content/blog?q=rain')
    await screen.waitFor('1 item')
    expect(asked().at(-1)).toMatchObject({ q: 'rain', f: 'collection:is:blog' })
  })

  it('says that You may only edit one tag at a time', async () => {
    server.answerByPath(answers())
    screen = await showScreen('/content/blog?show=terms')
    await screen.waitFor('weather')
    await screen.press(screen.button('Edit sky'))
    await screen.press(screen.button('Edit weather'))
    await screen.waitFor('You may only edit one tag at a time')
  })

  it('says that This tag already exists, and merges it where the owner wants that', async () => {
    server.answerByPath(answers())
    screen = await showScreen('/content/blog?show=terms')
    await screen.waitFor('weather')
    await screen.press(screen.button('Edit sky'))
    await screen.type(screen.field('Name'), 'weather')
    server.answer({ status: 400, body: { message: 'This tag already exists', errors: {} } })
    await screen.press(screen.button('Save'))
    await screen.waitFor('This tag already exists')
    server.answer({ body: { categories: [], tags: [{ name: 'weather', total: 3 }] } })
    await screen.press(screen.button('Merge into it'))
    await screen.waitFor('3 items')
  })

  it('says below what a category cannot stand there, and offers nothing that stands below itself', async () => {
    const categories = [
      { name: 'food', parent: null, total: 1 },
      { name: 'soup', parent: 'food', total: 1 },
      { name: 'art', parent: null, total: 1 },
    ]
    const terms = { body: { categories, tags: [] } }
    server.answerByPath({ ...answers(), 'GET /api/panel/categories/blog': terms })
    screen = await showScreen('/content/blog?show=terms')
    await screen.waitFor('soup')
    await screen.press(screen.button('Edit food'))
    const places = document.querySelector<HTMLSelectElement>('form[aria-label="Edit food"] select')
    expect([...(places?.options ?? [])].map(({ value }) => value)).toEqual(['', 'art'])
    const message = 'A category cannot stand below itself'
    server.answer({ status: 400, body: { message, errors: { parent: message } } })
    await screen.press(screen.button('Save'))
    await screen.waitFor(message)
    expect(places?.closest('.mantine-InputWrapper-root')?.textContent).toContain(message)
    expect(screen.field('Name').getAttribute('aria-invalid')).not.toBe('true')
  })

  it('removes a tag once, however often the button is pressed', async () => {
    server.answerByPath(answers())
    screen = await showScreen('/content/blog?show=terms')
    await screen.waitFor('weather')
    await screen.press(screen.button('Remove sky'))
    const { promise, resolve } = Promise.withResolvers<void>()
    server.answer({ after: promise, body: { categories: [], tags: [{ name: 'weather', total: 1 }] } })
    await screen.press(screen.button('Remove'))
    await screen.press(screen.button('Remove'))
    resolve()
    await screen.waitUntil(() => document.querySelector('[role=dialog]') === null)
    expect(server.requests.filter(({ url }) => url.endsWith('/remove'))).toHaveLength(1)
  })
})

describe('the editor of an item', () => {
  // Fetched before: on a busy machine that alone takes as long as a test waits for words.
  beforeAll(async () => {
    await import('./editor/item-screen.tsx')
    await import('../../parts/rich-text/rich-text-input.tsx')
  }, 30_000)

  it('keeps what is written a moment later, and says so', async () => {
    server.answerByPath(answers())
    screen = await showScreen('/content/blog/one')
    await screen.waitFor('No changes')
    await screen.type(screen.field('Title'), 'Rain again')
    await screen.waitFor('Unsaved changes')
    await screen.waitFor('Your draft was kept')
    const kept = server.requests.find(({ method, url }) => method === 'PUT' && url.endsWith('/draft'))
    expect(await kept?.json()).toMatchObject({ input: { title: 'Rain again' }, baseAtMs: 5 })
  })

  it('can be written on while it is saved, and the field that is written in stays', async () => {
    const save = Promise.withResolvers<void>()
    const saved = { row, input: { ...input, title: 'Rain again' }, updatedAtMs: 6 }
    server.answerByPath({
      ...answers(),
      'PUT /api/panel/items/one': { body: saved, after: save.promise },
      'DELETE /api/panel/items/one/draft': { body: {} },
    })
    screen = await showScreen('/content/blog/one')
    await screen.waitFor('No changes')
    const title = screen.field('Title')
    title.focus()
    await screen.type(title, 'Rain again ')
    await screen.press(screen.button('Save'))
    await screen.waitFor('Saving…')
    await screen.type(title, 'Rain again and again')
    save.resolve()
    await screen.waitFor('Save')
    await screen.waitFor('Unsaved changes')
    expect([screen.field('Title') === title, title.value]).toEqual([true, 'Rain again and again'])
    const sent = server.requests.find(({ method, url }) => method === 'PUT' && url.endsWith('/items/one'))
    expect(await sent?.json()).toMatchObject({ title: 'Rain again ' })
  })

  describe('where saving fails', () => {
    const save = 'PUT /api/panel/items/one'
    const keep = `${save}/draft`
    const typeAndSave = async (more: Parameters<typeof server.answerByPath>[0]) => {
      server.answerByPath(answers())
      screen = await showScreen('/content/blog/one')
      await screen.waitFor('No changes')
      await screen.type(screen.field('Title'), 'Rain again')
      server.answerByPath({ ...answers(), ...more })
      await screen.press(screen.button('Save'))
    }
    const keptTitles = () =>
      Promise.all(
        server.requests
          .filter(({ method, url }) => `${method} ${new URL(url).pathname}` === keep)
          .map(async (request) => (await request.clone().json()).input.title),
      )
    const linkBack = () =>
      [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Journal')
    const leave = () => screen.press(linkBack() ?? document.body)

    it('asks before what can be neither saved nor kept is left', async () => {
      await typeAndSave({ [save]: { fails: true }, [keep]: { fails: true } })
      await screen.waitFor('Not saved')
      await leave()
      await screen.waitFor('Leave without saving?')
      await screen.press(screen.button('Stay here'))
      expect(screen.field('Title').value).toBe('Rain again')
    })

    it('keeps what was refused', async () => {
      const errors = { urlId: 'Taken' }
      await typeAndSave({ [save]: { status: 400, body: { message: 'Please check.', errors } } })
      await screen.waitFor('Your draft was kept')
      expect(await keptTitles()).toEqual(['Rain again'])
    })

    it('keeps what somebody else changed, too, while it asks whose change counts', async () => {
      const theirs = { ...item, input: { ...input, title: 'Snow' }, updatedAtMs: 6 }
      await typeAndSave({
        [save]: { status: 409, body: { message: 'changed' } },
        'GET /api/panel/items/one': { body: theirs },
      })
      await screen.waitFor('Somebody else changed the same')
      await screen.press(screen.button('Cancel'))
      await screen.waitFor('Your draft was kept')
      expect(await keptTitles()).toEqual(['Rain again'])
    })

    it('keeps at once what is left before it was, and does not ask', async () => {
      server.answerByPath(answers())
      screen = await showScreen('/content/blog/one')
      await screen.waitFor('No changes')
      await screen.type(screen.field('Title'), 'Rain again')
      await leave()
      await screen.waitFor('1 item')
      expect(await keptTitles()).toEqual(['Rain again'])
    })

    it('removes the draft of what was typed and taken back', async () => {
      const drop = 'DELETE /api/panel/items/one/draft'
      server.answerByPath({ ...answers(), [drop]: { body: {} } })
      screen = await showScreen('/content/blog/one')
      await screen.waitFor('No changes')
      await screen.type(screen.field('Title'), 'Rain again')
      await screen.waitFor('Your draft was kept')
      await screen.type(screen.field('Title'), 'Rain')
      await screen.waitUntil(() => server.requests.some(({ method }) => method === 'DELETE'))
    })
  })

  it('offers pages and entries of the site for a link, and files of the library', async () => {
    server.answerByPath({
      ...answers(),
      'GET /api/panel/pages': {
        body: buildTree({ pages: [buildPage({ id: 'visit', title: 'Where we are' })] }),
      },
      'GET /api/panel/items': {
        body: {
          rows: [{ ...row, title: 'Where it rained', fullUrl: '/blog/rain' }],
          next: null,
          previous: null,
          total: { count: 1, isMore: false },
        },
      },
      'GET /api/panel/products': { body: { rows: [] } },
    })
    screen = await showScreen('/content/blog/one')
    await screen.waitFor('No changes')
    await screen.press(screen.button('Link'))
    await screen.type(screen.field('Address'), 'where')
    await screen.waitFor('Where it rained')
    const offered = [...document.querySelectorAll<HTMLElement>('[role="option"]')].filter(({ textContent }) =>
      textContent?.includes('/'),
    )
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Where we are/visit',
      'Where it rainedDraft/blog/rain',
    ])
    await screen.press(offered[0] as HTMLElement)
    expect(screen.field('Address').value).toBe('/visit')
    expect(screen.button('Choose from the library').getAttribute('aria-haspopup')).toBe('dialog')
  })

  it('opens with what was written before and not saved', async () => {
    server.answerByPath(answers({ input: { ...input, title: 'From yesterday' }, savedAtMs: 7, baseAtMs: 5 }))
    screen = await showScreen('/content/blog/one')
    await screen.waitFor('Your draft is back')
    expect(screen.field('Title').value).toBe('From yesterday')
  })

  it('gives a draft that began without a title the address of what it is called, as long as nobody writes another', async () => {
    const unnamed = { ...item, input: { ...input, title: '', urlId: 'one' } }
    server.answerByPath({ ...answers(), 'GET /api/panel/items/one': { body: unnamed } })
    screen = await showScreen('/content/blog/one')
    await screen.waitFor('Where it is found')
    await screen.type(screen.field('Title'), 'First snow')
    expect(screen.field('Address').value).toBe('first-snow')
    await screen.type(screen.field('Title'), '')
    expect(screen.field('Address').value).toBe('one')
    await screen.type(screen.field('Address'), 'winter')
    await screen.type(screen.field('Title'), 'Last snow')
    expect(screen.field('Address').value).toBe('winter')
  })

  it('offers anew to send an old address on, once the one before was saved without', async () => {
    const seen = { ...row, shelf: 'published' }
    const item = { row: seen, input: { ...input, status: 'published' }, updatedAtMs: 5 }
    const saved = { ...item, input: { ...item.input, urlId: 'snow' }, updatedAtMs: 6 }
    server.answerByPath({
      ...answers(),
      'GET /api/panel/items/one': { body: { ...item, hasBlocks: false, draft: null } },
      'PUT /api/panel/items/one': { body: saved },
    })
    screen = await showScreen('/content/blog/one')
    await screen.waitFor('No changes')
    await screen.waitFor('Where it is found')
    await screen.type(screen.field('Address'), 'snow')
    await screen.press(screen.field('Send the old address to the new one'))
    await screen.press(screen.button('Save'))
    await screen.waitFor('No changes')
    const sent = server.requests.find(({ method, url }) => method === 'PUT' && url.endsWith('/items/one'))
    expect(await sent?.json()).toMatchObject({ urlId: 'snow', keepsOldAddress: false })
    await screen.type(screen.field('Address'), 'hail')
    expect(screen.field('Send the old address to the new one').checked).toBe(true)
  })

  it('puts no old draft over what somebody saved since', async () => {
    server.answerByPath(answers({ input: { ...input, title: 'Old' }, savedAtMs: 2, baseAtMs: 1 }))
    screen = await showScreen('/content/blog/one')
    await screen.waitFor('You have a draft of an older version')
    expect(screen.field('Title').value).toBe('Rain')
    await screen.press(screen.button('Use my draft'))
    expect(screen.field('Title').value).toBe('Old')
  })
})
