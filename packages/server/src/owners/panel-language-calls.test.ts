import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['commenter'])
})
afterEach(() => shop.close())

const choose = (language: unknown) => owner.send('PUT', '/api/panel/account/language', { language })
const chosen = async () =>
  ((await owner.get('/api/panel/session')).json as { account: { language: string | null } }).account.language

describe('the language of the panel', () => {
  it('is that of the browser until an account chooses one, and again when it wants so', async () => {
    expect(await chosen()).toBeNull()
    expect((await choose('de')).status).toBe(200)
    expect(await chosen()).toBe('de')
    expect((await choose(null)).status).toBe(200)
    expect(await chosen()).toBeNull()
  })

  it('is one that there is', async () => {
    expect((await choose('xx')).status).toBe(400)
    expect((await choose('')).status).toBe(400)
    expect(await chosen()).toBeNull()
  })

  it('stays when name and address change', async () => {
    await choose('de')
    const { email } = (await owner.get('/api/panel/account')).json as { email: string }
    await owner.send('PUT', '/api/panel/account', { displayName: 'Ada', email, currentPassword: '' })
    expect(await chosen()).toBe('de')
  })
})
