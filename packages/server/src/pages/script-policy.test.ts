import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { usualCommentSettings } from '@vitrine/domain/comments/comment-settings'
import { newId } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { openVisitor } from '../testing/visit.ts'

const siteDir = mkdtempSync(path.join(tmpdir(), 'vitrine-scripts-'))
const region = `<!doctype html><html><head>{squarespace-headers}
<script>var shop = {"title": {website.siteTitle|json}, "page": "{collection.title|safe}"};</script>
<script>var goods = [<squarespace:query collection="shop">{.repeated section items}"{urlId}",{.end}</squarespace:query>];</script>
<!-- <script>old(</script> --><script>{@|apply part.block}</script>
</head><body><main>{squarespace.main-content}</main>
<script>document.write('<script src="/late.js"><' + '/script>');</script>{squarespace-footers}</body></html>`
const post = `<script>var thread = '{item|comments}';</script><h1>{item.title}</h1><script>var post = {item.title|json};</script>{item.body}`

let site: OpenSite

beforeAll(async () => {
  mkdirSync(path.join(siteDir, 'collections'))
  mkdirSync(path.join(siteDir, 'blocks'))
  writeFileSync(
    path.join(siteDir, 'template.conf'),
    JSON.stringify({ name: 'Scripts', layouts: { default: { name: 'Default', regions: ['site'] } } }),
  )
  writeFileSync(path.join(siteDir, 'site.region'), region)
  writeFileSync(path.join(siteDir, 'blocks/part.block'), 'start("<script>none</sc" + "ript>");')
  writeFileSync(
    path.join(siteDir, 'collections/blog.conf'),
    JSON.stringify({ title: 'Blog', acceptTypes: ['text'] }),
  )
  writeFileSync(
    path.join(siteDir, 'collections/blog.list'),
    `{.repeated section items}<a href="{fullUrl}" onclick="open('{collection.fullUrl}', '{urlId}')" onfocus="if(on){ tell('{title}'); }">{title}</a>{.end}`,
  )
  writeFileSync(path.join(siteDir, 'collections/blog.item'), post)
  const comments = { ...usualCommentSettings, needApproval: false }
  site = await openSite({ services: { siteDir }, site: { comments } })
})
afterAll(async () => {
  await site.close()
  rmSync(siteDir, { recursive: true, force: true })
})

/** The inline scripts of a page: those that its policy lets run, and those that it does not. */
const judge = async (url: string) => {
  const { body, headers } = await site.get(url)
  const policy = String(headers['content-security-policy'])
  const texts = [...body.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script/g)].map(
    ([, text = '']) => text,
  )
  const runs = (text: string) => policy.includes(createHash('sha256').update(text).digest('base64'))
  return { body, run: texts.filter(runs), stopped: texts.filter((text) => !runs(text)) }
}

describe('the policy of a page', () => {
  it('lets the scripts of the template run, with what it put into them', async () => {
    const { body, run, stopped } = await judge('/blog/third')
    expect(run).toContain('var shop = {"title": "Harbour", "page": "Blog"};')
    expect(run).toContain('var goods = ["mug","bowl",];')
    expect(run).toContain('start("<script>none</sc" + "ript>");')
    expect(run).toContain('var post = "The third";')
    expect(run.join()).toContain('SQUARESPACE_CONTEXT')
    expect(run).toContain(`document.write('<script src="/late.js"><' + '/script>');`)
    expect(stopped.filter((text) => !text.includes('var thread'))).toEqual([])
    expect(body).toContain('<!-- <script>old(</script> -->')
  })

  it('lets event handlers of the template run with plain data in them, and none in which data is code', async () => {
    const third = await site.store.items.findByUrlId(site.blog.id, 'third')
    const hostile = `x'); steal('`
    await site.store.items.save({ ...(third ?? never()), id: newId(), urlId: 'hostile', title: hostile })
    const { body, headers } = await site.get('/blog')
    const policy = String(headers['content-security-policy'])
    const runs = (code: string) => policy.includes(createHash('sha256').update(code).digest('base64'))
    expect(body).toContain(`onclick="open('/blog', 'third')" onfocus="if(on){ tell('The third'); }"`)
    expect(policy).toContain("'unsafe-hashes'")
    expect(runs(`open('/blog', 'third')`)).toBe(true)
    expect(runs(`if(on){ tell('The third'); }`)).toBe(true)
    expect(body).toContain(`tell('${hostile}')`)
    expect(runs(`if(on){ tell('${hostile}'); }`)).toBe(false)
    expect(runs(`open('/blog', 'hostile')`)).toBe(true)
    expect(body).not.toContain('vitrine-handler')
  })

  it('lets no script run that came past the cleaning into what is stored', async () => {
    const third = await site.store.items.findByUrlId(site.blog.id, 'third')
    const smuggled = '<script>steal(document.cookie)</script>'
    const title = `</script>${smuggled}`
    await site.store.items.save({
      ...(third ?? never()),
      id: newId(),
      urlId: 'bad',
      title,
      bodyHtml: `<p>Words</p>${smuggled}`,
    })
    const { body, run, stopped } = await judge('/blog/bad')
    expect(body).toContain(smuggled)
    expect(stopped).toContain('steal(document.cookie)')
    expect(run).not.toContain('steal(document.cookie)')
  })

  it('lets no script run into which a visitor’s words came', async () => {
    const itemId = (await site.store.items.findByUrlId(site.blog.id, 'second'))?.id ?? ''
    const visitor = await openVisitor(site.app)
    const words = { body: 'alert(1) in a comment', authorName: 'Ada' }
    const sent = await visitor.send('POST', `/api/content/items/${itemId}/comments`, words)
    expect(sent.status).toBe(200)
    const { run, stopped } = await judge('/blog/second')
    expect(stopped.join()).toContain('in a comment')
    expect(run.join()).not.toContain('in a comment')
  })

  it('tells nobody how scripts of the template are told from others', async () => {
    const formats = ['', '?format=main-content', '?format=page-context', '?format=json']
    const answers = await Promise.all(formats.map((format) => site.get(`/blog/third${format}`)))
    expect(answers.map(({ body }) => body.includes('vitrine-own'))).toEqual([false, false, false, false])
    expect(answers[1]?.body).toContain('<script>var post = "The third";</script>')
  })
})

function never(): never {
  throw new Error('The post is missing')
}
