import { usualCommentSettings } from '@vitrine/domain/comments/comment-settings'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'

const comments = { ...usualCommentSettings, needApproval: false }
const chinese = { code: 'zh_Hans_CN', prefix: 'zh', isEnabled: true, fallback: null }

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop({ site: { language: 'de_DE', languages: [chinese], comments } })
  const post = await shop.store.items.findByUrlId(shop.blog.id, 'third')
  const visitor = await shop.visitor()
  const body = { body: 'Servus', authorName: 'Ada' }
  await visitor.send('POST', `/api/content/items/${post?.id}/comments`, body)
})
afterAll(() => shop.close())

it('a site whose languages were written with an underscore writes the days of comments in each', async () => {
  expect((await shop.get('/blog/third')).body).toMatch(/<time datetime="[^"]+">1\. März 2026<\/time>/)
  expect((await shop.get('/zh/blog/third')).body).toMatch(/<time datetime="[^"]+">2026年3月1日<\/time>/)
})

it('tells templates of its languages with the dash that the platform writes', async () => {
  const page = (await shop.get('/zh/blog/third?format=json')).json()
  expect(page.website).toMatchObject({ language: 'zh-Hans-CN', formattingLocale: 'zh-Hans-CN' })
  expect(page.languages).toEqual([
    { code: 'de-DE', name: 'Deutsch', url: '/blog/third', active: false },
    { code: 'zh-Hans-CN', name: '中文', url: '/zh/blog/third', active: true },
  ])
})
