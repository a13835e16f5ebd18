import { createHash } from 'node:crypto'
import { blockFields } from '@vitrine/domain/content/blocks/block-fields'
import type { Field, Fields } from '@vitrine/domain/content/blocks/field'
import { type Collection, plainCollection } from '@vitrine/domain/content/collection'
import { plainItem } from '@vitrine/domain/content/item'
import { type BlockType, blocksOf, type Layout } from '@vitrine/domain/content/layout'
import { readLayout } from '@vitrine/domain/content/read-layout'
import { prepareLayout } from '@vitrine/site/blocks/prepare-layout'
import {
  buildCollection,
  buildImage,
  buildMug,
  buildPost,
  newId,
  noon,
} from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBlocks, type BlockSubjects, sampleValues } from '../../testing/all-blocks.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { elementsIn, valuesOf, vocabularyOf } from '../../testing/read-html.ts'

const types = Object.keys(blockFields) as BlockType[]

/** What people write who want to leave their place in a page. */
const hostile = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)><iframe src="javascript:alert(1)"></iframe>',
  `' autofocus onfocus='alert(1)' x='`,
  '</style></textarea></title></noscript>--><b onclick=alert(1)>b</b>',
  '{@|json}{.if website}{website.id}{.end}<squarespace:query collection="shop">x</squarespace:query>',
  '&lt;script&gt;alert(1)&lt;/script&gt;&quot; onclick=&quot;alert(1)',
]

describe('blocks', () => {
  const clock = { nowMs: noon }
  let site: OpenSite
  let subjects: BlockSubjects
  let image: ReturnType<typeof buildImage>
  beforeAll(async () => {
    site = await openSite({
      services: { clock: () => clock.nowMs },
      site: {
        languages: [{ code: 'de-DE', prefix: 'de', isEnabled: true, fallback: null }],
        socialAccounts: [
          { serviceName: 'instagram', screenname: 'tide', profileUrl: 'https://instagram.com/tide' },
        ],
      },
    })
    image = buildImage({ altText: 'Pots on a shelf' })
    const events = buildCollection({
      ...plainCollection,
      urlId: 'events',
      title: 'Events',
      typeName: 'events',
    })
    const mug = buildMug({ collectionId: site.shop.id, urlId: 'second-mug', images: [image] })
    subjects = { image, productId: mug.id, shop: site.shop.id, blog: site.blog.id, events: events.id }
    await site.store.transaction(async (tables) => {
      await tables.images.save(image)
      await tables.collections.save(events)
      await tables.products.save(mug)
      await tables.items.save(buildEvent(events))
      await tables.site.raiseRevision()
    })
  })
  afterAll(() => site.close())

  /** Keeps a layout as the panel does, and answers what visitors get. */
  async function show(layout: Layout): Promise<string> {
    const prepared = await prepareLayout(layout, (id) => site.store.images.find(id))
    expect(prepared.errors).toEqual({})
    await site.store.transaction(async (tables) => {
      const stored = { layout: prepared.layout, updatedAtMs: noon }
      await tables.layouts.save({ kind: 'collection', id: site.page.id }, stored)
      await tables.site.raiseRevision()
    })
    // A revision is trusted for a second.
    clock.nowMs += 2_000
    return (await site.get('/about?format=main-content')).body
  }

  async function showOne(type: BlockType, value: object): Promise<string> {
    const read = readLayout(layoutOf([{ id: 'one', type, value }]))
    expect(read).toMatchObject({ ok: true })
    return read.ok ? show(read.layout) : ''
  }

  /** A block for each of the hostile texts, which stands in all its fields of these kinds. */
  async function showHostile(type: BlockType, kinds: readonly Field['kind'][]): Promise<string> {
    const sample = sampleValues(subjects)[type]
    const blocks = hostile.map((words, index) => ({
      id: `hostile-${index}`,
      type,
      value: withWords(blockFields[type], sample, { words, kinds }),
    }))
    const read = readLayout(layoutOf(blocks))
    expect(read).toMatchObject({ ok: true })
    return read.ok ? show(read.layout) : ''
  }

  it('are all shown, each in its frame', async () => {
    const page = await show(allBlocks(subjects))
    const classes = valuesOf(page, 'class')
    const missing = types.filter((type) => !classes.includes(`sqs-block ${type}-block sqs-block-${type}`))
    expect(missing).toEqual([])
  })

  it('have ids of their own on a page, whatever they hold', async () => {
    const ids = valuesOf(await show(allBlocks(subjects)), 'id')
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it.each(types)('of the kind %s print hostile words as words', async (type) => {
    const sample = sampleValues(subjects)[type]
    const declared = vocabularyOf(await showOne(type, sample))
    const shown = await showHostile(type, wordKinds(type))
    expect([...vocabularyOf(shown)].filter((word) => !declared.has(word))).toEqual([])
  })

  it.each(types)('of the kind %s let only clean HTML through', async (type) => {
    expect(dangersIn(await showHostile(type, ['html', 'text']))).toEqual([])
  })

  it('print hostile names of the site, its pages and its goods as words', async () => {
    const declared = vocabularyOf(await show(allBlocks(subjects)))
    const other = await openHostileSite(image)
    const page = (await other.site.get('/about?format=main-content')).body
    await other.site.close()
    expect([...vocabularyOf(page)].filter((word) => !declared.has(word))).toEqual([])
  })

  it('run code as an administrator wrote it, and show it where its source is asked for', async () => {
    const source = '<b id="mine">1</b>'
    expect(await showOne('code', { source })).toContain(source)
    expect(await showOne('code', { source, showSource: true })).toContain('&lt;b id=')
    expect(await showOne('code', { source, language: 'css' })).toContain('&lt;b id=')
  })

  it('let the scripts of an administrator’s code load, and those of no other block', async () => {
    const source = '<script src="https://widget.example/a.js"></script><script>start()</script>'
    await showOne('html', { html: source })
    const before = (await site.get('/about')).headers['content-security-policy']
    await showOne('code', { source })
    const after = (await site.get('/about')).headers['content-security-policy']
    expect(
      [String(before), String(after)].map((policy) => policy.includes('https://widget.example')),
    ).toEqual([false, true])
    const inline = createHash('sha256').update('start()').digest('base64')
    expect([String(before), String(after)].map((policy) => policy.includes(inline))).toEqual([false, true])
  })

  it('load nothing of other hosts before a visitor asks', async () => {
    const page = await show(allBlocks(subjects))
    const loaded = [...valuesOf(page, 'src'), ...valuesOf(page, 'srcset'), ...valuesOf(page, 'poster')]
    expect(loaded.filter((address) => /^(?:https?:)?\/\//.test(address))).toEqual([])
    expect(elementsIn(page).filter(({ tagName }) => tagName === 'iframe')).toEqual([])
  })

  it('name the frame that a film plays in, and none that is no https address', async () => {
    const film = await showOne('video', {
      url: 'https://v.example/1',
      embedHtml: '<iframe src="//v.example/e?a=1&amp;b=2"></iframe>',
    })
    expect(valuesOf(film, 'data-embed-url')).toEqual(['https://v.example/e?a=1&b=2&autoplay=1'])
    const bad = await showOne('video', {
      url: 'https://v.example/1',
      embedHtml: '<iframe src="javascript:alert(1)"></iframe>',
    })
    expect(valuesOf(bad, 'data-embed-url')).toEqual([])
    expect(valuesOf(bad, 'href')).toEqual(['https://v.example/1'])
  })

  it('stand in rows inside of columns, and beside words that flow around them', async () => {
    const words = (id: string) => ({ id, type: 'html', value: { html: `<p>${id}</p>` } })
    const rows = [
      {
        columns: [
          {
            span: 8,
            blocks: [
              { id: 'pot', type: 'image', value: { image }, float: { side: 'right', span: 2 } },
              words('around'),
            ],
            rows: [
              {
                columns: [
                  { span: 4, blocks: [words('left')] },
                  { span: 4, blocks: [words('right')] },
                ],
              },
            ],
          },
          { span: 4, blocks: [words('aside')] },
        ],
      },
    ]
    const read = readLayout({ raw: false, layout: { columns: 12, rows } })
    const page = await show(read.ok ? read.layout : allBlocks(subjects))
    const [pot] = elementsIn(page).filter(({ attrs }) => attrs.some(({ value }) => value === 'block-pot'))
    expect(pot?.attrs.find(({ name }) => name === 'class')?.value).toBe(
      'sqs-block image-block sqs-block-image float float-right sqs-float-right span-2',
    )
    expect(pot?.attrs.find(({ name }) => name === 'style')?.value).toBe('--float-share:25%')
    expect(valuesOf(page, 'sizes')).toEqual(['(max-width: 640px) 100vw, 17vw'])
    expect(page).toMatch(
      /block-around.*<div class="row sqs-row"><div class="col sqs-col-4 span-4">.*left.*right.*aside/s,
    )
  })

  it('lead to an account elsewhere, the site’s own unless told, and quietly to none', async () => {
    expect(valuesOf(await showOne('instagram', {}), 'href')).toEqual(['https://instagram.com/tide'])
    expect(await showOne('twitter', {})).toContain('There is nothing here yet.')
    expect(valuesOf(await showOne('rss', { collectionId: 'blog' }), 'href')).toEqual(['/blog?format=rss'])
    expect(await showOne('donation', { title: 'A kiln' })).toContain('Donations are not taken here yet.')
  })

  it('show nothing for what is not there', async () => {
    const gone = newId()
    const shown = [
      await showOne('product', { productId: gone }),
      await showOne('summary-v2', { collectionId: gone }),
      await showOne('image', {}),
      await showOne('rss', { collectionId: gone }),
      await showOne('rss', { collectionId: 'shop' }),
      await showOne('gallery', { collectionId: gone }),
    ]
    expect(shown.filter((page) => page.includes('sqs-block'))).toEqual([])
  })

  it('note in the log what they do not know', async () => {
    const read = readLayout(layoutOf([{ id: 'give', type: 'guestbook', value: {} }]))
    const page = await show(read.ok ? read.layout : allBlocks(subjects))
    expect(page).not.toContain('guestbook')
    expect(site.logged.join()).toContain('A block of the kind guestbook is not known here and shows nothing.')
  })

  it('say of forms that cannot be sent that they cannot', async () => {
    const page = await showOne('newsletter', { title: 'Letters', listId: 'gone' })
    expect(page).toContain('This form has not been configured yet.')
    expect(elementsIn(page).filter(({ tagName }) => tagName === 'form')).toEqual([])
    expect(await showOne('newsletter', { title: 'Letters' })).not.toContain('has not been configured')
  })

  it('give a summary what its owner asked for', async () => {
    const page = await showOne('summary-v2', {
      collectionId: 'blog',
      count: 2,
      primaryMetadata: 'author',
      showExcerpt: false,
    })
    expect(page.match(/class="summary-title-link" href="[^"]+"/g)).toEqual([
      'class="summary-title-link" href="/blog/third"',
      'class="summary-title-link" href="/blog/second"',
    ])
    expect(page).toContain(
      '<span class="summary-metadata-item summary-metadata-item--author">Ada Byron</span>',
    )
  })

  it('link in a cloud to the tags of a shop, as to those of a blog', async () => {
    const tagged = { collectionId: site.shop.id, urlId: 'tagged', tags: ['Hand thrown'] }
    await site.store.transaction((tables) => tables.products.save(buildMug(tagged)))
    const page = await showOne('tagcloud', { collectionId: 'shop', terms: 'tags' })
    expect(valuesOf(page, 'href')).toContain('/shop?tag=Hand%20thrown')
  })

  it('say in a summary how many comments each post has', async () => {
    const post = await site.store.items.findByUrlId(site.blog.id, 'third')
    const from = { authorName: 'Bo', authorEmail: '', body: 'Fine', isByOwner: false, createdAtMs: noon }
    await site.store.comments.save({
      ...{ ...from, id: newId(), itemId: post?.id ?? '', parentId: null, depth: 0, status: 'public' },
      ...{ likeCount: 0, flagCount: 0 },
    })
    const page = await showOne('summary-v2', { collectionId: 'blog', count: 2, primaryMetadata: 'comments' })
    expect(page.match(/\d+ Comments?|No Comments/g)).toEqual(['1 Comment', 'No Comments'])
  })

  it('find for a summary what stands in any of several categories, however much is newer', async () => {
    const long = buildCollection({ ...plainCollection, urlId: 'long', typeName: 'blog' })
    const categories = [['Recipes'], ['Travel'], ...Array.from({ length: 62 }, () => ['News'])]
    await site.store.transaction(async (tables) => {
      await tables.collections.save(long)
      for (const [at, names] of categories.entries()) {
        const placed = { collectionId: long.id, urlId: `p${at}`, publishedAtMs: noon - 10_000 + at }
        await tables.items.save(buildPost({ ...placed, categories: names }))
      }
      await tables.site.raiseRevision()
    })
    const page = await showOne('summary-v2', { collectionId: 'long', categories: ['Recipes', 'Travel'] })
    expect(page.match(/class="summary-title-link" href="[^"]+"/g)).toEqual([
      'class="summary-title-link" href="/long/p1"',
      'class="summary-title-link" href="/long/p0"',
    ])
  })

  it('show nothing of a collection behind a password', async () => {
    const blog = await site.store.collections.find(site.blog.id)
    const lock = (isPasswordProtected: boolean) =>
      site.store.transaction(async (tables) => {
        if (blog)
          await tables.collections.save({
            ...blog,
            isPasswordProtected,
            passwordHash: isPasswordProtected ? 'hash' : null,
          })
      })
    await lock(true)
    const closed = await showOne('summary-v2', { collectionId: 'blog' })
    await lock(false)
    const open = await showOne('summary-v2', { collectionId: 'blog' })
    expect([closed.includes('summary-item'), open.includes('summary-item')]).toEqual([false, true])
  })

  it('sell a product with a form that works without a script', async () => {
    const page = await showOne('product', { productId: subjects.productId })
    expect(page).toContain(`<input type="hidden" name="itemId" value="${subjects.productId}">`)
    expect(page).toContain('sqs-add-to-cart-button')
    expect(page).toContain('product-price')
  })

  it('say how few are left of a product where the owner has blocks say it', async () => {
    const [variant] = buildMug().variants
    const last = { unlimited: false, onHand: 2, held: 0 } as const
    const mug = buildMug({
      collectionId: site.shop.id,
      urlId: 'last-mugs',
      variants: variant ? [{ ...variant, stock: last }] : [],
    })
    await site.store.transaction((tables) => tables.products.save(mug))
    const says = async (scarcityOnBlocks: boolean) => {
      await site.store.transaction(async ({ site: kept }) => {
        const now = await kept.read()
        const merchandising = { ...now.store.merchandising, scarcityOnBlocks }
        await kept.save({ ...now, store: { ...now.store, merchandising } })
      })
      return (await showOne('product', { productId: mug.id })).includes('Only 2 left')
    }
    expect([await says(false), await says(true)]).toEqual([false, true])
  })

  it('bind what sends a form to its captcha where a service draws that', async () => {
    const { form, newsletter } = sampleValues(subjects)
    const isBound = async (provider: 'built-in' | 'turnstile') => {
      await site.store.transaction(async ({ site: kept }) => {
        const now = await kept.read()
        await kept.save({ ...now, captcha: { ...now.captcha, provider, siteKey: 'k' } })
      })
      const shown = [await showOne('form', form), await showOne('newsletter', newsletter)]
      return shown.map((page) => [
        page.includes(`data-captcha="${provider}"`),
        /type="submit"[^>]* data-captcha-bound>/.test(page),
      ])
    }
    const [drawn, bound] = [true, true]
    expect(await isBound('turnstile')).toEqual([
      [drawn, bound],
      [drawn, bound],
    ])
    expect(await isBound('built-in')).toEqual([
      [drawn, !bound],
      [drawn, !bound],
    ])
    await site.store.transaction(async ({ site: kept }) => {
      const now = await kept.read()
      await kept.save({ ...now, captcha: { ...now.captcha, provider: 'none', siteKey: '' } })
    })
  })

  it('lead to months that are older than the items they name', async () => {
    const diary = buildCollection({ ...plainCollection, urlId: 'diary', title: 'Diary', typeName: 'blog' })
    await site.store.transaction(async (tables) => {
      await tables.collections.save(diary)
      for (const month of [1, 2, 2, 7]) {
        const publishedAtMs = Date.UTC(2025, month - 1, 15)
        await tables.items.save(buildPost({ collectionId: diary.id, publishedAtMs, title: `In ${month}` }))
      }
    })
    const page = await showOne('archive', { collectionId: 'diary', groupBy: 'months', limit: 1 })
    expect(valuesOf(page, 'href').filter((address) => address.includes('month='))).toEqual([
      '/diary?month=07-2025',
      '/diary?month=02-2025',
      '/diary?month=01-2025',
    ])
    const counts = await showOne('tagcloud', { collectionId: 'diary', terms: 'months', showCounts: true })
    expect(counts).toContain('February 2025</a> <span class="tag-count">(2)</span>')
  })

  it('lead to the months in which events take place, whenever they were written', async () => {
    const fairs = buildCollection({ ...plainCollection, urlId: 'fairs', title: 'Fairs', typeName: 'events' })
    const day = (month: number, date: number) => Date.UTC(2026, month - 1, date, 12)
    const fair = (startAtMs: number, endAtMs: number, more: object = {}) =>
      buildPost({
        collectionId: fairs.id,
        kind: 'event',
        event: { startAtMs, endAtMs },
        publishedAtMs: 1,
        ...more,
      })
    await site.store.transaction(async (tables) => {
      await tables.collections.save(fairs)
      await tables.items.save(fair(day(12, 12), day(12, 13), { title: 'At Yule' }))
      await tables.items.save(fair(day(8, 30), day(9, 2)))
      await tables.items.save(fair(day(1, 5), day(1, 6)))
    })
    const months = ['12-2026', '09-2026', '08-2026', '01-2026']
    const leading = (page: string) =>
      valuesOf(page, 'href').flatMap((address) => /^\/fairs\?month=(.*)$/.exec(address)?.[1] ?? [])
    const counts = await showOne('tagcloud', { collectionId: 'fairs', terms: 'months', showCounts: true })
    expect(leading(counts)).toEqual(months)
    expect(counts).toContain('August 2026</a> <span class="tag-count">(1)</span>')
    const archive = await showOne('archive', { collectionId: 'fairs', groupBy: 'months', limit: 1 })
    expect(leading(archive)).toEqual(months)
    expect(archive).toMatch(/December 2026<\/a><ul class="archive-item-list"><li[^>]*><a [^>]*>At Yule/)
  })

  it('lead to the tags and months of a blog', async () => {
    const months = await showOne('tagcloud', { collectionId: 'blog', terms: 'months', showCounts: true })
    expect(months).toContain(
      '<a href="/blog?month=03-2026">March 2026</a> <span class="tag-count">(3)</span>',
    )
    const categories = await showOne('tagcloud', { collectionId: 'blog', terms: 'categories' })
    expect(categories).toContain('<a href="/blog?category=News">News</a>')
  })
})

/** Kinds of fields that are words, and never HTML: only Markdown turns text into it. */
function wordKinds(type: BlockType): readonly Field['kind'][] {
  return type === 'markdown' ? ['line'] : ['line', 'lines', 'image', 'text']
}

interface Poison {
  readonly words: string
  readonly kinds: readonly Field['kind'][]
}

/** A sample with other words in every field of these kinds; a field that lets the site's formatters read it keeps its sample. */
function withWords(fields: Fields, sample: object, poison: Poison): object {
  const entries = Object.entries({ ...sample }).map(([name, value]) => [
    name,
    poisoned(fields[name], value, poison),
  ])
  return Object.fromEntries(entries)
}

function poisoned(field: Field | undefined, value: unknown, poison: Poison): unknown {
  if (field?.kind === 'list' && Array.isArray(value))
    return value.map((each) => withWords(field.of, each, poison))
  if (!field || !poison.kinds.includes(field.kind)) return value
  if (field.kind === 'image') return { ...Object(value), altText: poison.words }
  if (field.kind === 'lines') return [poison.words]
  // A text keeps its form, such as the lines under the titles of a menu.
  return field.kind === 'text' ? String(value).replace(/[A-Za-z][^\n]*/g, () => poison.words) : poison.words
}

/** Elements and attributes that could run something or change the page. */
function dangersIn(html: string): readonly string[] {
  const elements = [...vocabularyOf(html)].filter((word) =>
    /^(?:script|iframe|object|embed|style|link|meta|base|template|svg\[on)|\[on/.test(word),
  )
  const addresses = [...valuesOf(html, 'href'), ...valuesOf(html, 'src'), ...valuesOf(html, 'action')]
  return [...elements, ...addresses.filter((address) => /^\s*(?:javascript|data|vbscript):/i.test(address))]
}

function layoutOf(blocks: readonly unknown[]) {
  return { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks }] }] } }
}

function buildEvent(events: Collection) {
  return {
    ...plainItem,
    id: newId(),
    collectionId: events.id,
    urlId: 'kiln',
    kind: 'event' as const,
    title: 'Opening of the kiln',
    excerptHtml: '',
    bodyHtml: '',
    author: { id: newId(), displayName: 'Ada Byron' },
    categories: [],
    tags: [],
    image: null,
    isFeatured: false,
    publishedAtMs: noon - 1,
    updatedAtMs: noon,
    event: { startAtMs: noon + 86_400_000, endAtMs: noon + 90_000_000 },
  }
}

/** A site where everything that blocks show has a hostile name. */
async function openHostileSite(image: ReturnType<typeof buildImage>) {
  const words = hostile.slice(0, 3).join(' ')
  const site = await openSite({
    site: { socialAccounts: [{ serviceName: words, screenname: words, profileUrl: 'https://a.example/' }] },
  })
  const events = buildCollection({ ...plainCollection, urlId: 'events', title: words, typeName: 'events' })
  const picture = { ...image, altText: words, filename: words }
  const mug = buildMug({
    collectionId: site.shop.id,
    urlId: 'second-mug',
    title: words,
    images: [picture],
    customAddButtonText: words,
    customSoldOutText: words,
    optionNames: [words],
    categories: [words],
    tags: [words],
  })
  const subjects = {
    image: picture,
    productId: mug.id,
    shop: site.shop.id,
    blog: site.blog.id,
    events: events.id,
  }
  await site.store.transaction(async (tables) => {
    await tables.images.save(picture)
    for (const each of [site.shop, site.blog]) {
      await tables.collections.save({ ...each, title: words, navigationTitle: words })
    }
    await tables.collections.save(events)
    await tables.products.save(mug)
    const event = { ...buildEvent(events), title: words }
    await tables.items.save(event)
    const post = {
      ...event,
      id: newId(),
      collectionId: site.blog.id,
      kind: 'text' as const,
      event: null,
      image: picture,
    }
    await tables.items.save({ ...post, categories: [words], author: { id: newId(), displayName: words } })
    const { layout } = await prepareLayout(allBlocks(subjects), (id) => tables.images.find(id))
    await tables.layouts.save({ kind: 'collection', id: site.page.id }, { layout, updatedAtMs: noon })
    await tables.site.raiseRevision()
  })
  expect(blocksOf(allBlocks(subjects)).length).toBeLessThanOrEqual(60)
  return { site }
}
