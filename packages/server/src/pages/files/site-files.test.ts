import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imageDir } from '../../images/image-folder.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'

describe('what a site serves beside its pages', () => {
  let site: OpenSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  it('the style sheet, compiled as one, though one sheet is missing and one mixin unknown', async () => {
    const { body, headers } = await site.get('/site.css')
    expect(headers['content-type']).toBe('text/css; charset=utf-8')
    expect(body).toMatch(/h1\s*\{[^}]*font-size:\s*42px/)
    expect(site.logged.join('\n')).toContain('styles/missing.less')
  })

  it('the same under its hash, to be kept for ever', async () => {
    const address = /\/site\.[0-9a-f]+\.css/.exec((await site.get('/shop')).body)?.[0] ?? ''
    const { statusCode, headers } = await site.get(address, { 'accept-encoding': 'br' })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-encoding']).toBe('br')
    expect((await site.get('/site.0123456789abcdef.css')).headers['cache-control']).toBe('no-store')
  })

  it('scripts and assets of the template, and nothing else of its folder', async () => {
    expect((await site.get('/scripts/small.js')).body).toBe('window.small = true\n')
    expect((await site.get('/assets/mark.svg')).headers['content-type']).toContain('image/svg+xml')
    expect((await site.get('/assets/..%2ftemplate.conf')).statusCode).toBe(404)
    expect((await site.get('/assets/%2e%2e/template.conf')).statusCode).toBe(404)
    expect((await site.get('/scripts/none.js')).statusCode).toBe(404)
  })

  it('a script for ever under the hash that pages name it by, and checked each time without', async () => {
    const [, address = ''] =
      /<script src="(\/scripts\/small\.js\?v=\w+)"/.exec((await site.get('/shop')).body) ?? []
    expect((await site.get(address)).headers['cache-control']).toContain('immutable')
    expect((await site.get('/scripts/small.js')).headers['cache-control']).toContain('must-revalidate')
  })

  it('files of the template under names in other capitals, as they are known on systems that do not tell them apart', async () => {
    const siteDir = await mkdtemp(path.join(tmpdir(), 'vitrine-capitals-'))
    await mkdir(path.join(siteDir, 'Assets'))
    await writeFile(path.join(siteDir, 'Assets/Extra.css'), 'b { color: red }')
    await writeFile(path.join(siteDir, 'Assets/Mark.PNG'), 'a picture')
    await symlink('Extra.css', path.join(siteDir, 'Assets/extra.txt'))
    const made = await openSite({ services: { siteDir } })
    const answers = await Promise.all(
      ['Extra.css', 'extra.CSS', 'mark.png', 'EXTRA.txt', 'none.css'].map((each) =>
        made.get(`/assets/${each}`),
      ),
    )
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
      [200, 'text/css; charset=utf-8'],
      [200, 'text/css; charset=utf-8'],
      [200, 'image/png'],
      [200, 'text/plain; charset=utf-8'],
      [404, 'application/json; charset=utf-8'],
    ])
    expect(answers[1]?.body).toBe('b { color: red }')
    expect(answers[1]?.headers.etag).toBe(answers[0]?.headers.etag)
    await made.close()
    await rm(siteDir, { recursive: true })
  })

  it('nothing that a link in its folder leads out to', async () => {
    const siteDir = await mkdtemp(path.join(tmpdir(), 'vitrine-links-'))
    await mkdir(path.join(siteDir, 'scripts'))
    await writeFile(path.join(siteDir, 'scripts/own.js'), 'own')
    await symlink('/etc/hosts', path.join(siteDir, 'scripts/hosts.js'))
    await symlink('/etc', path.join(siteDir, 'assets'))
    const linked = await openSite({ services: { siteDir } })
    const answers = await Promise.all(
      ['/scripts/own.js', '/scripts/hosts.js', '/assets/hosts', '/assets/passwd'].map((each) =>
        linked.get(each),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404])
    await linked.close()
    await rm(siteDir, { recursive: true })
  })

  it('a text of the template that is too large for memory, from the disk', async () => {
    const siteDir = await mkdtemp(path.join(tmpdir(), 'vitrine-large-'))
    await mkdir(path.join(siteDir, 'assets'))
    const text = JSON.stringify({ text: 'x'.repeat(4_000_000) })
    await writeFile(path.join(siteDir, 'assets/large.json'), text)
    const large = await openSite({ services: { siteDir } })
    const { statusCode, headers, body } = await large.get('/assets/large.json', { 'accept-encoding': 'br' })
    expect([statusCode, headers['content-type'], body === text]).toEqual([
      200,
      'application/json; charset=utf-8',
      true,
    ])
    expect(headers['cache-control']).toContain('must-revalidate')
    expect((await large.get('/assets/.large.json')).statusCode).toBe(404)
    await large.close()
    await rm(siteDir, { recursive: true })
  })

  it('a sitemap of every public page', async () => {
    const { body, headers } = await site.get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toEqual([
      'http://localhost/shop',
      'http://localhost/shop/mug',
      'http://localhost/shop/bowl',
      'http://localhost/blog',
      'http://localhost/blog/third',
      'http://localhost/blog/second',
      'http://localhost/blog/first',
      'http://localhost/about',
      'http://localhost/imprint',
    ])
  })

  it('rules for crawlers', async () => {
    const { body } = await site.get('/robots.txt')
    expect(body).toContain('Disallow: /config\n')
    expect(body).toContain('Disallow: /*?format=json\n')
    expect(body).toContain('Sitemap: http://localhost/sitemap.xml')
  })

  it('whether it is well', async () => {
    expect((await site.get('/health')).json()).toEqual({ status: 'ok' })
  })

  it('a search that finds products and posts, and prints no tag of the visitor', async () => {
    const { body } = await site.get('/search?q=mug')
    expect(body).toContain('href="/shop/mug"')
    expect((await site.get('/search?q=third')).body).toContain('href="/blog/third"')
    const hostile = await site.get(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(hostile.body).not.toContain('<script>alert(1)')
    expect(hostile.headers['cache-control']).toBe('no-store')
  })

  it('the picture of an author where templates ask for it by its id alone', async () => {
    const dir = imageDir(site.services.dataDir, { websiteId: site.website.id, imageId: 'a7', version: 1 })
    await mkdir(dir, { recursive: true })
    await writeFile(path.join(dir, 'original.png'), 'pixels')
    const { body, headers } = await site.get('/global/a7')
    expect([body, headers['content-type']]).toEqual(['pixels', 'image/png'])
    // The address stays when the picture is replaced.
    const small = await site.get('/global/a7?format=100w')
    expect(small.headers['cache-control']).toContain('must-revalidate')
    expect((await site.get('/global/b8?format=36w')).statusCode).toBe(404)
    expect((await site.get('/global/..%2fa7')).statusCode).toBe(404)
  })

  it('a picture that could not be made smaller as it is, and not for ever', async () => {
    const dir = imageDir(site.services.dataDir, { websiteId: site.website.id, imageId: 'a8', version: 1 })
    await mkdir(dir, { recursive: true })
    await writeFile(path.join(dir, 'original.png'), 'pixels')
    const address = `/content/v1/${site.website.id}/a8/mug.png?format=100w`
    const { body, headers } = await site.get(address)
    expect([body, headers['cache-control']]).toEqual(['pixels', 'public, max-age=600'])
  })

  it('no picture of another site', async () => {
    expect((await site.get(`/content/v1/${'f'.repeat(24)}/abc/mug.jpg`)).statusCode).toBe(404)
    expect((await site.get(`/content/v1/${site.website.id}/..%2f../mug.jpg`)).statusCode).toBe(404)
  })
})
