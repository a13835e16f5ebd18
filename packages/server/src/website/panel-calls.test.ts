import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(() => shop.close())

const bar = {
  textHtml: '<p onclick="x()">Open <b>late</b></p><script>x()</script>',
  link: null,
  isClosable: true,
}
const nothing = { announcementBar: null, popup: null, cookieBanner: null, mobileInfoBar: null }

describe('what is shown on top', () => {
  it('is kept cleaned, and shown at once', async () => {
    const saved = await owner.send('PUT', '/api/panel/notices', { ...nothing, announcementBar: bar })
    expect(saved.status).toBe(200)
    expect(saved.json).toMatchObject({
      notices: { announcementBar: { textHtml: '<p>Open <b>late</b></p>' } },
    })
    expect((await owner.get('/shop')).text).toContain('<p>Open <b>late</b></p>')
    expect((await owner.get('/api/panel/notices')).json).toMatchObject({
      notices: { announcementBar: { isClosable: true } },
    })
  })

  it('is refused by field, and nothing changes', async () => {
    const refused = await owner.send('PUT', '/api/panel/notices', {
      ...nothing,
      announcementBar: { ...bar, link: { url: 'javascript:x()', opensWindow: false } },
    })
    expect(refused.status).toBe(400)
    expect(refused.json).toHaveProperty(['errors', 'announcementBar.link.url'])
    expect((await owner.get('/api/panel/notices')).json).toMatchObject({
      notices: { announcementBar: { link: null } },
    })
  })
})

describe('redirects', () => {
  it('are kept as they were written, and followed', async () => {
    const saved = await owner.send('PUT', '/api/panel/redirects', { text: '# old\n/cups -> /shop\n' })
    expect(saved.json).toEqual({ text: '/cups -> /shop 301' })
    expect((await owner.get('/cups')).location).toBe('/shop')
  })

  it('are refused by line, all of them', async () => {
    const refused = await owner.send('PUT', '/api/panel/redirects', { text: '/a -> /b\n/c' })
    expect(refused.status).toBe(400)
    expect(refused.json).toMatchObject({
      problems: [{ line: 2, message: 'Write a rule as /old-address -> /new-address 301.' }],
    })
    expect((await owner.get('/api/panel/redirects')).json).toEqual({ text: '/cups -> /shop 301' })
  })
})
