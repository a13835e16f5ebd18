import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

describe('the style sheet of a site with tweaks of its own', () => {
  let site: OpenSite
  let plain: OpenSite
  beforeAll(async () => {
    plain = await openSite()
    site = await openSite({ site: { tweaks: { 'tweak-frame': 'Bold Line', 'tweak-ink': '#c0ffee' } } })
  })
  afterAll(() => Promise.all([site.close(), plain.close()]))

  it('has an address of its own, and its values in the classes and data of pages', async () => {
    const [own, shared] = [(await site.get('/shop')).body, (await plain.get('/shop')).body]
    const address = (html: string) => /\/site\.\w+\.css/.exec(html)?.[0] ?? ''
    expect(address(own)).not.toBe(address(shared))
    expect(own).toContain('tweak-frame-bold-line')
    expect(own).not.toContain('tweak-frame-thin-line')
    expect(own).toContain('"tweak-frame":"Bold Line"')
    const { statusCode, headers } = await site.get(address(own))
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  it('ends floats by the name that templates have for it, and lets any rule of theirs win', async () => {
    expect((await plain.get('/site.css')).body).toMatch(/:where\(.clear\)::after *\{[^}]*clear: *both/)
  })

  it('can be read by people', async () => {
    const small = (await plain.get('/site.css')).body
    const { body, headers } = await plain.get('/site.css?minify=false')
    expect(body.split('\n').length).toBeGreaterThan(small.split('\n').length)
    expect(headers['content-type']).toBe('text/css; charset=utf-8')
  })
})
