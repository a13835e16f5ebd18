import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editSettings, type SettingsEditor } from '../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'

describe('what a site is called', () => {
  let shop: OpenShop
  let identity: SettingsEditor
  beforeAll(async () => {
    shop = await openShop()
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    identity = editSettings(owner, '/api/panel/settings/identity')
  })
  afterAll(() => shop.close())

  it('is what visitors see at once', async () => {
    const saved = await identity.change({ title: ' Harbour Road ' })
    expect(saved.json).toMatchObject({ value: { title: 'Harbour Road' }, version: expect.any(String) })
    const page = await (await shop.visitor()).get('/')
    expect(page.text).toContain('Harbour Road')
  })

  it('needs a title', async () => {
    const before = await identity.read()
    const refused = await identity.change({ title: '  ' })
    expect([refused.status, refused.json]).toEqual([
      400,
      {
        message: 'Please check what you entered.',
        errors: { 'value.title': 'Please give the site a title.' },
      },
    ])
    expect(await identity.read()).toEqual(before)
  })

  it('is not changed over what somebody else saved', async () => {
    const { version } = await identity.read()
    await identity.change({ tagLine: 'By the sea' })
    const late = await identity.change({ tagLine: 'In the hills' }, version)
    expect([late.status, late.json]).toEqual([
      409,
      { message: 'Somebody else changed this since you opened it.' },
    ])
    expect((await identity.read()).value.tagLine).toBe('By the sea')
  })
})
