import { newId } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let former: Visitor
let email: string
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

beforeEach(async () => {
  former = await shop.visitor()
  email = await signInAs(former, shop.store, ['admin'])
})

/** From now on, the account writes on pages, and administers nothing. */
async function becomeEditor() {
  const account = await shop.store.accounts.findByEmail(email)
  if (!account) throw new Error('The account is gone')
  await shop.store.accounts.save({ ...account, roles: ['editor'] })
}

async function undoLast() {
  shop.clock.nowMs += 1_000
  const { rows } = (await former.get('/api/panel/activity')).json as { rows: readonly { id: string }[] }
  return former.send('POST', `/api/panel/activity/${rows[0]?.id}/undo`, {})
}

/** Why the page of the last act offers no undo; null where it does. */
async function whyNotLast() {
  const { rows } = (await former.get('/api/panel/activity')).json as { rows: readonly { id: string }[] }
  return ((await former.get(`/api/panel/activity/${rows[0]?.id}`)).json as { whyNot: string | null }).whyNot
}

async function done(sent: Promise<{ status: number; text: string }>) {
  const { status, text } = await sent
  if (status !== 200) throw new Error(text)
}

it('never hides the home page', async () => {
  const before = await shop.store.collections.list()
  const show = (isEnabled: boolean) =>
    former.send('PUT', `/api/panel/pages/${shop.page.id}/shown`, { isEnabled })
  await done(show(false))
  shop.clock.nowMs += 1_000
  await done(show(true))
  for (const each of before)
    await shop.store.collections.save({ ...each, isHomepage: each.id === shop.page.id })
  const words = 'The home page is always shown. Please choose another one first.'
  expect((await undoLast()).json).toMatchObject({ message: words })
  expect(await shop.store.collections.find(shop.page.id)).toMatchObject({ isEnabled: true })
  for (const each of before) await shop.store.collections.save(each)
})

it('is not offered of a change to the tree of categories, of which the posts alone would go back', async () => {
  const path = `/api/panel/categories/${shop.blog.id}`
  await done(former.send('POST', path, { name: 'Pots', parent: null }))
  const post = await shop.store.items.findByUrlId(shop.blog.id, 'third')
  if (post)
    await shop.store.transaction(async (tables) => {
      await tables.items.lock(post.id)
      await tables.items.save({ ...post, categories: ['Pots'] })
    })
  await done(former.send('PUT', path, { kind: 'category', name: 'Pots', newName: 'Bowls' }))
  expect(await whyNotLast()).toContain('This cannot be undone')
  await done(former.send('POST', `${path}/remove`, { kind: 'category', name: 'Bowls' }))
  expect(await whyNotLast()).toContain('This cannot be undone')
})

describe('an author who was removed', () => {
  const path = '/api/panel/authors'
  const author = { displayName: 'Nora Quill', bioHtml: '<p>Writes.</p>', avatar: null, websiteUrl: '' }
  const added = async () =>
    ((await former.send('POST', path, author)).json as { author: { id: string } }).author.id
  const removed = async (id: string) => {
    shop.clock.nowMs += 1_000
    await done(former.send('DELETE', `${path}/${id}`, {}))
  }

  it('comes back, and what they wrote is by them as they are called', async () => {
    const id = await added()
    await removed(id)
    expect((await undoLast()).status).toBe(200)
    expect(await shop.store.authors.find(id)).toMatchObject({
      displayName: 'Nora Quill',
      bioHtml: '<p>Writes.</p>',
    })
    await removed(id)
    await shop.store.authors.remove(id)
  })

  it('stays away where another has the name by now', async () => {
    await removed(await added())
    const other = await shop.visitor()
    await signInAs(other, shop.store, ['admin'])
    const id = (
      (await other.send('POST', path, { ...author, displayName: 'nora quill' })).json as {
        author: { id: string }
      }
    ).author.id
    const { rows } = (await former.get('/api/panel/activity')).json as {
      rows: { id: string; what: string }[]
    }
    const removal = rows.find(({ what }) => what.startsWith('Removed the author'))
    expect((await former.send('POST', `/api/panel/activity/${removal?.id}/undo`, {})).json).toMatchObject({
      message: 'Nora Quill cannot be put back: another author has this name now.',
    })
    expect((await shop.store.authors.list()).filter(({ lastName }) => /quill/i.test(lastName))).toHaveLength(
      1,
    )
    await shop.store.authors.remove(id)
  })
})

describe('an undo of a former administrator', () => {
  const layoutPath = () => `/api/panel/layouts/collection/${shop.page.id}`
  const code = { id: 'code', type: 'code', value: { source: '<script>alert(1)</script>' } }
  const keepBlocks = async (blocks: readonly object[]) => {
    shop.clock.nowMs += 1_000
    const { updatedAtMs } = (await former.get(layoutPath())).json as { updatedAtMs: number | null }
    const rows = [{ columns: [{ span: 12, blocks }] }]
    await done(
      former.send('PUT', layoutPath(), {
        layout: { raw: false, layout: { columns: 12, rows } },
        updatedAtMs,
      }),
    )
  }
  const page = async () => (await shop.store.collections.find(shop.page.id)) ?? shop.page
  const changePage = async (change: object) => {
    shop.clock.nowMs += 1_000
    const path = `/api/panel/pages/${shop.page.id}`
    const { value, version } = (await former.get(path)).json as { value: object; version: string }
    await done(former.send('PUT', path, { value: { ...value, ...change }, version }))
  }

  it('brings no code back that was taken away', async () => {
    await keepBlocks([code])
    await keepBlocks([])
    expect(await whyNotLast()).toBeNull()
    await becomeEditor()
    expect(await whyNotLast()).toBe('Only administrators can change code.')
    expect(await undoLast()).toMatchObject({
      status: 403,
      json: { message: 'Only administrators can change code.' },
    })
    expect((await shop.get('/about')).body).not.toContain('alert(1)')
  })

  it('takes back what stands around code', async () => {
    await keepBlocks([code])
    await becomeEditor()
    await keepBlocks([code, { id: 'line', type: 'horizontalrule' }])
    expect((await undoLast()).status).toBe(200)
    expect((await former.get(layoutPath())).text).not.toContain('horizontalrule')
  })

  it.each([
    ['its address', { urlId: 'about-us' }, 'Only administrators can change the address, visibility,'],
    ['who sees it', { isEnabled: false }, 'Only administrators can change the address, visibility,'],
    ['its code', { code: { head: '<script></script>', body: '' } }, 'Only administrators can change code.'],
  ])('leaves of a page %s', async (_what, change, words) => {
    const before = await page()
    await changePage(change)
    const after = await page()
    await becomeEditor()
    const refused = await undoLast()
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining(words)])
    expect(await page()).toEqual(after)
    await shop.store.collections.save(before)
  })

  it('takes back what a page says', async () => {
    const { seoTitle } = await page()
    await changePage({ seoTitle: 'Another title' })
    await becomeEditor()
    expect(await whyNotLast()).toBeNull()
    expect((await undoLast()).status).toBe(200)
    expect((await page()).seoTitle).toBe(seoTitle)
  })

  it('brings no setting of a form back that only others change', async () => {
    const { formId } = (await former.send('POST', '/api/panel/forms', { name: `Guests ${newId()}` }))
      .json as { formId: string }
    const path = `/api/panel/forms/${formId}`
    const change = async (settings: object) => {
      shop.clock.nowMs += 1_000
      const { value, version } = (await former.get(path)).json as { value: object; version: string }
      await done(former.send('PUT', path, { value: { ...value, ...settings }, version }))
    }
    const kept = async () => (await shop.store.forms.find(formId))?.settings
    await change({ postSubmitHtml: '<script>alert(2)</script>', notifyEmail: 'mallory@elsewhere.org' })
    await change({ postSubmitHtml: '', notifyEmail: '' })
    await becomeEditor()
    expect(await undoLast()).toMatchObject({ status: 403 })
    expect(await kept()).toMatchObject({ postSubmitHtml: '', notifyEmail: '' })
  })

  it('brings no form back whose code it could not write', async () => {
    const { formId } = (await former.send('POST', '/api/panel/forms', { name: `Guests ${newId()}` }))
      .json as { formId: string }
    const path = `/api/panel/forms/${formId}`
    const { value, version } = (await former.get(path)).json as { value: object; version: string }
    await done(former.send('PUT', path, { value: { ...value, postSubmitHtml: '<b>1</b>' }, version }))
    shop.clock.nowMs += 1_000
    await done(former.send('DELETE', path, {}))
    await becomeEditor()
    expect(await undoLast()).toMatchObject({ status: 403 })
    expect(await shop.store.forms.find(formId)).toBeUndefined()
  })

  it('brings a form back that it could make', async () => {
    const name = `Guests ${newId()}`
    const { formId } = (await former.send('POST', '/api/panel/forms', { name })).json as { formId: string }
    shop.clock.nowMs += 1_000
    await done(former.send('DELETE', `/api/panel/forms/${formId}`, {}))
    await becomeEditor()
    expect((await undoLast()).status).toBe(200)
    expect((await shop.store.forms.find(formId))?.own?.name).toBe(name)
  })
})
