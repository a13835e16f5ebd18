import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../../testing/check-out.ts'
import { editSettings, type SettingsEditor } from '../../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
let code: SettingsEditor
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  code = editSettings(owner, '/api/panel/settings/code')
})
afterAll(() => shop.close())

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** What a page tells its scripts, in a script that its policy lets run. */
function contextOf(body: string, headers: Readonly<Record<string, unknown>>) {
  const [, script = ''] = body.match(/<script data-name="static-context">(.*?)<\/script>/) ?? []
  expect(String(headers['content-security-policy'])).toContain(hashOf(script))
  return JSON.parse(script.replace(/^.*?SQUARESPACE_CONTEXT = |;$/g, '')) as { readonly pageType: number }
}

describe('code on pages', () => {
  it('runs on pages and on those of the cart, and what it names is let in for it', async () => {
    const script = 'window.counted = 1'
    await code.change({
      header: `<script src="https://count.example/c.js"></script><script>${script}</script>`,
      footer: '<p id="from-the-footer">Hi</p>',
    })
    for (const address of ['/about', '/cart']) {
      const { body, headers } = await shop.get(address)
      const policy = String(headers['content-security-policy'])
      expect(body.indexOf(script)).toBeLessThan(body.indexOf('</head>'))
      expect(body).toContain('<p id="from-the-footer">')
      expect(policy).toContain('https://count.example')
      expect(policy).toContain(hashOf(script))
    }
  })

  it('stays away from the checkout, the panel and its policy', async () => {
    const checkout = await shop.get('/checkout')
    const panel = await shop.get('/config/')
    for (const { body, headers } of [checkout, panel]) {
      expect(body).not.toContain('count.example')
      expect(String(headers['content-security-policy'])).not.toContain('count.example')
    }
  })

  it('is left out for those who are signed in and ask for safe pages, and for nobody else', async () => {
    expect((await owner.get('/about?safe')).text).not.toContain('count.example')
    expect((await owner.get('/about')).text).toContain('count.example')
    expect((await shop.get('/about?safe')).body).toContain('count.example')
  })

  it('can tell on the page of an order which page it is, and of which website', async () => {
    await code.change({ orderConfirmed: '<script>window.bought = 1</script>' })
    const visitor = await shop.visitor()
    const token = await fillCart(visitor, shop.lastOne.id)
    const { json } = await placeOrder(visitor, orderRequest(token))
    const { body, headers } = await shop.get((json as { confirmationUrl: string }).confirmationUrl)
    const { id, identifier } = await shop.store.site.read()
    expect(contextOf(body, headers)).toMatchObject({ website: { id, identifier }, pageType: 202 })
    expect(body.indexOf('SQUARESPACE_CONTEXT')).toBeLessThan(body.indexOf('window.bought = 1'))
    expect(String(headers['content-security-policy'])).toContain(hashOf('window.bought = 1'))
  })

  it('can be for the page of a closed site', async () => {
    await code.change({ lock: '<script>window.shut = 1</script>' })
    await editSettings(owner, '/api/panel/settings/visibility').change({ visibility: 'private' })
    const { body, headers } = await shop.get('/about')
    expect(body).toContain('<script>window.shut = 1</script>')
    expect(contextOf(body, headers).pageType).toBe(103)
    expect(body).not.toContain('count.example')
    expect(String(headers['content-security-policy'])).toContain(hashOf('window.shut = 1'))
    await editSettings(owner, '/api/panel/settings/visibility').change({ visibility: 'public' })
  })

  it('is for administrators to write', async () => {
    const editor = await shop.visitor()
    await signInAs(editor, shop.store, ['editor'])
    const { value, version } = await code.read()
    const refused = await editor.send('PUT', '/api/panel/settings/code', { value, version })
    expect(refused.status).toBe(403)
  })
})
