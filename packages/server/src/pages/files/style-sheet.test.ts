import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'

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

describe('a sheet without end', () => {
  it('holds back no page, and is told to who runs the server', { timeout: 60_000 }, async () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'vitrine-bomb-'))
    mkdirSync(path.join(siteDir, 'styles'))
    writeFileSync(
      path.join(siteDir, 'template.conf'),
      '{ "layouts": { "default": { "regions": ["site"] } }, "stylesheets": ["bomb.less"] }',
    )
    writeFileSync(
      path.join(siteDir, 'site.region'),
      '<html><head></head><body>{squarespace.main-content}</body></html>',
    )
    const unlike = Date.now()
    writeFileSync(
      path.join(siteDir, 'styles/bomb.less'),
      `.m(@n) { .m(@n + 1); .m(@n + 2) } a { b: ${unlike}; .m(1) }`,
    )
    const site = await openSite({ services: { siteDir } })
    const startedMs = performance.now()
    expect((await site.get('/about')).body).toContain('We are here.')
    expect(performance.now() - startedMs).toBeLessThan(15_000)
    const sheet = await site.get('/site.css')
    expect([sheet.statusCode, sheet.headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(/no-store|must-revalidate/),
    ])
    expect(sheet.body).toContain('.sqs-')
    expect(site.logged.join()).toMatch(/takes long|could not be compiled/)
    await site.close()
    rmSync(siteDir, { recursive: true, force: true })
  })
})
