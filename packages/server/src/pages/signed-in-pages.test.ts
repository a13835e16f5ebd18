import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'

/** What scripts of a page read. */
function contextOf(html: string): Record<string, unknown> {
  const text = /Static\.SQUARESPACE_CONTEXT = (\{.*?\});<\/script>/s.exec(html)?.[1] ?? '{}'
  return JSON.parse(text)
}

describe('what pages say of who is signed in', () => {
  let shop: OpenShop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  it('is the id of the authenticatedAccount and its websiteRoles by number, to that account alone', async () => {
    const editor = await shop.visitor()
    const email = await signInAs(editor, shop.store, ['editor', 'storeManager'])
    const account = await shop.store.accounts.findByEmail(email)
    const before = contextOf((await shop.get('/about')).body)
    const own = await editor.get('/about')
    const after = contextOf((await shop.get('/about')).body)
    expect(contextOf(own.text)).toMatchObject({
      authenticatedAccount: { id: account?.id },
      websiteRoles: [4, 8],
    })
    for (const context of [before, after])
      expect(context).toMatchObject({ authenticatedAccount: null, websiteRoles: null })
  })

  it('is nothing once the session has ended', async () => {
    const editor = await shop.visitor()
    await signInAs(editor, shop.store, ['editor'])
    await editor.send('DELETE', '/api/panel/session', {})
    expect(contextOf((await editor.get('/about')).text)).toMatchObject({ authenticatedAccount: null })
  })
})
