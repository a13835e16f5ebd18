import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'

const scripts = {
  'one.js': 'window.order = "1" // no semicolon, and a comment at the end',
  'two & a half.js': '(function () { order += "2" })()',
  'lib/three.js': 'order += "3"',
  'strict.js': '/* strict */ "use strict"; order += "s"',
  'broken.js': 'order += ',
  'own-tag.js': 'var from = document.currentScript.src',
  'twice.js': 'let twice = 1',
  'again.js': 'let twice = 2',
}

const frame = [
  '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}',
  '<p>neighbours',
  '<squarespace:script src="one.js" combo="true" />',
  '<!-- a comment --><squarespace:script src="Two & a half.js" combo="{.if title}true{.or}true{.end}" />',
  '<squarespace:script src="gone.js" combo="true" />',
  '<squarespace:script src="lib/three.js?x=1" combo="true" />',
  '</p><p>apart',
  '<squarespace:script src="one.js" combo="true" /><i></i><squarespace:script src="lib/three.js" combo="true" />',
  '<squarespace:script src="one.js" combo="false" /><squarespace:script src="one.js" combo="true" async="true" />',
  '</p><p>alone',
  '<squarespace:script src="one.js" combo="true" /><squarespace:script src="lib/three.js" combo="true" />',
  '<squarespace:script src="strict.js" combo="true" /><squarespace:script src="broken.js" combo="true" />',
  '<squarespace:script src="own-tag.js" combo="true" /><squarespace:script src="https://far.example/x.js" combo="true" />',
  '</p><p>clashing',
  '<squarespace:script src="twice.js" combo="true" /><squarespace:script src="again.js" combo="true" />',
  '</p></body></html>',
].join('\n')

let siteDir: string
let site: OpenSite
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'vitrine-joined-'))
  await mkdir(path.join(siteDir, 'scripts/lib'), { recursive: true })
  for (const [name, text] of Object.entries(scripts)) {
    await writeFile(path.join(siteDir, 'scripts', name), text)
  }
  const layouts = { default: { name: 'Default', regions: ['site'] } }
  await writeFile(path.join(siteDir, 'template.conf'), JSON.stringify({ name: 'Joined', layouts }))
  await writeFile(path.join(siteDir, 'site.region'), frame)
  site = await openSite({ services: { siteDir } })
})
afterAll(async () => {
  await site.close()
  await rm(siteDir, { recursive: true })
})

describe('scripts that a template puts together', () => {
  it('come by one request, in their order, without the one that is not there', async () => {
    const [address, ...others] = await sourcesIn('neighbours')
    expect(others).toEqual([])
    expect(address).toMatch(/^\/scripts\.[0-9a-f]{16}\.js\?one\.js&two%20%26%20a%20half\.js&lib%2Fthree\.js$/)
    const { body, headers } = await site.get(address ?? '')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    const ran = new Function('window', `with (window) { ${body} }; return window.order`)
    const scope: { window?: object; order: string } = { order: '' }
    scope.window = scope
    expect(ran(scope)).toBe('123')
  })

  it('are sent compressed, and only confirmed to those who have them', async () => {
    const [address = ''] = await sourcesIn('neighbours')
    const answer = await site.get(address, { 'accept-encoding': 'gzip, br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('order += "3"')
    const again = await site.get(address, {
      'accept-encoding': 'br',
      'if-none-match': String(answer.headers.etag),
    })
    expect(again.statusCode).toBe(304)
  })

  it('stay where they are when something stands between them, or when they are not to wait', async () => {
    expect((await sourcesIn('apart')).map((each) => each.replace(/\?.*/, ''))).toEqual([
      '/scripts/one.js',
      '/scripts/lib/three.js',
      '/scripts/one.js',
      '/scripts/one.js',
    ])
  })

  it('stand alone where they would not do the same together', async () => {
    const sources = await sourcesIn('alone')
    expect(sources.map((each) => each.replace(/\?v=.*/, ''))).toEqual([
      expect.stringMatching(/^\/scripts\.\w+\.js\?one\.js&lib%2Fthree\.js$/),
      '/scripts/strict.js',
      '/scripts/broken.js',
      '/scripts/own-tag.js',
      'https://far.example/x.js',
    ])
    expect((await sourcesIn('clashing')).map((each) => each.replace(/\?v=.*/, ''))).toEqual([
      '/scripts/twice.js',
      '/scripts/again.js',
    ])
  })

  it('are told apart from former ones, and from what is no script of the template', async () => {
    const former = await site.get('/scripts.0123456789abcdef.js?one.js&lib%2Fthree.js')
    expect([former.statusCode, former.headers['cache-control']]).toEqual([200, 'no-store'])
    const wrong = ['', '?', '?gone.js', '?one.js&', '?..%2Ftemplate.conf', '?lib%2F..%2F..%2Fx.js', '?%E0']
    const answers = await Promise.all(wrong.map((query) => site.get(`/scripts.0.js${query}`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 404))
  })

  it('leave no mark of the template on the page, nor a tag for what is missing', async () => {
    const { body } = await site.get('/about')
    expect(body).not.toMatch(/data-vitrine|gone\.js/)
    expect(site.logged.join('\n')).toContain('The script scripts/gone.js is missing')
  })
})

async function sourcesIn(part: string): Promise<readonly string[]> {
  const { body } = await site.get('/about')
  const text = body.split('<p>').find((each) => each.startsWith(part)) ?? ''
  return [...text.matchAll(/<script src="([^"]*)"/g)].map(([, source = '']) =>
    source.replaceAll('&amp;', '&'),
  )
}

it('count as pages do where they are made, for whoever asks for orders of their own', async () => {
  const slow = await openSite({ services: { siteDir, renderPace: { burst: 2, perSecond: 0.001 } } })
  const ask = async (query: string) => {
    const { statusCode, headers } = await slow.get(`/scripts.0000000000000000.js?${query}`)
    return [statusCode, headers['content-encoding'], headers['retry-after'] !== undefined]
  }
  expect(await ask('one.js&lib%2Fthree.js')).toEqual([200, undefined, false])
  expect(await ask('lib%2Fthree.js&one.js')).toEqual([200, undefined, false])
  expect(await ask('one.js&one.js')).toEqual([429, undefined, true])
  await slow.close()
})
