import { buildCollection, buildProduct } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

let site: OpenSite
beforeAll(async () => {
  site = await openSite()
  await site.store.transaction(async (tables) => {
    const { shop } = site
    const save = (urlId: string, title: string, more = {}) =>
      tables.products.save(buildProduct({ collectionId: shop.id, urlId, title, ...more }))
    await save('kettle', 'Gooseneck <Kettle>', { bodyHtml: '<p>Pours slowly, over café filters.</p>' })
    await save('hidden', 'Kettle of tomorrow', { isVisible: false })
    const locked = {
      isPasswordProtected: true,
      passwordHash: 'x',
      bodyHtml: '<p>Kettle prices, zeppelina</p>',
    }
    await tables.collections.save(
      buildCollection({ urlId: 'trade', title: 'Trade', typeName: 'page', position: 9, ...locked }),
    )
    await tables.site.raiseRevision()
  })
})
afterAll(() => site.close())

interface Found {
  readonly items: readonly { readonly title: string; readonly itemUrl: string }[]
  readonly totalCount: number
}
const find = async (q: string, more = '') =>
  (await site.get(`/api/search/GeneralSearch?q=${encodeURIComponent(q)}${more}`)).json() as Found
const urls = async (q: string, more?: string) => (await find(q, more)).items.map(({ itemUrl }) => itemUrl)

describe('the pages of the platform', () => {
  it('tell the data that the template reads on them', async () => {
    for (const address of ['/search?q=kettle&format=json', '/cart?format=json-pretty']) {
      const answer = await site.get(address)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(answer.json()).toMatchObject({
        website: { siteTitle: expect.any(String) },
        shoppingCart: { entries: [] },
      })
      // What was searched for might stand in a script of the template.
      expect(answer.body).not.toContain('kettle')
    }
    expect((await site.get('/search?format=other')).headers['content-type']).toContain('text/html')
  })
})

describe('a search', () => {
  it('shows its page for a text that is too long, and searches for the beginning of it', async () => {
    const answer = await site.get(`/search?q=${'kettle '.repeat(40)}`)
    expect([answer.statusCode, answer.body.includes('sqs-search-page-input')]).toEqual([200, true])
    expect(answer.body).not.toContain('kettle '.repeat(29))
  })

  it('begins in its field, and with what was found where words were given', async () => {
    expect((await site.get('/search')).body).toContain('value="" autofocus>')
    expect((await site.get('/search?q=kettle')).body).not.toContain('autofocus')
  })

  it('finds products, posts and pages by title and text, whatever case and accents', async () => {
    expect(await urls('KETTLE')).toEqual(['/shop/kettle'])
    expect(await urls('cafe')).toEqual(['/shop/kettle'])
    expect(await urls('second')).toEqual(['/blog/second'])
    expect(await urls('we are here')).toEqual(['/about'])
  })

  it('finds beginnings of words, and words with a slip in them', async () => {
    expect(await urls('gooseneck ket')).toEqual(['/shop/kettle'])
    expect(await urls('kettel')).toEqual(['/shop/kettle'])
    expect(await urls('mgu')).toContain('/shop/mug')
    expect(await urls('boal')).toContain('/shop/bowl')
  })

  it('finds pages of every kind that have words of their own, where they stand, and no lists', async () => {
    const page = (typeName: string, urlId: string, more: object = {}) =>
      buildCollection({ typeName, urlId, title: `Quokka ${urlId}`, position: 20, ...more })
    const cover = {
      headline: 'Wombat',
      bodyHtml: '',
      image: null,
      actions: [],
      position: 'CENTER_CENTER',
    } as const
    const pages = [
      page('story', 'tale', { bodyHtml: '<p>Of a numbat</p>' }),
      page('cover-page', 'front', { cover }),
      page('blog', 'news'),
      page('page', 'away', { externalUrl: 'https://elsewhere.example' }),
    ]
    await site.store.transaction(async (tables) => {
      for (const each of pages) await tables.collections.save(each)
      await tables.site.raiseRevision()
    })
    expect((await urls('quokka')).toSorted()).toEqual(['/front', '/tale'])
    expect([await urls('numbat'), await urls('wombat')]).toEqual([['/tale'], ['/front']])
  })

  it('puts what says it in its title first', async () => {
    expect((await urls('first'))[0]).toBe('/blog/first')
  })

  it('never finds what visitors are not to see', async () => {
    expect(await urls('tomorrow')).toEqual([])
    expect(await urls('prices')).toEqual([])
    expect(await urls('')).toEqual([])
  })

  it('marks the words in escaped titles', async () => {
    expect((await find('kettle')).items[0]?.title).toBe('Gooseneck &lt;<em>Kettle</em>&gt;')
  })

  it('shows what things cost and the words around what was found, and proposes others where nothing was', async () => {
    const found = (await site.get('/search?q=cafe')).body
    expect(found).toContain('Pours slowly, over <em>café</em> filters.')
    expect(found).toContain('<span class="sqs-search-page-item-price">$12.00</span>')
    expect((await site.get('/search?q=bowl')).body).toContain('Sold out')
    const none = (await site.get('/search?q=kettle+zeppelin')).body
    expect(none).toContain('Did you mean <a href="/search?q=kettle">kettle</a>')
    expect(none).toContain('<a href="/shop?category=Kitchen">Kitchen</a>')
    expect(none).toContain('Enamel mug')
    expect(none).not.toContain('Kettle of tomorrow')
    // A word of a page with a password.
    expect(none).not.toContain('zeppelina')
  })

  it('proposes no letter alone, as of markup that was searched for', async () => {
    const oneSign = ['茶', 'め', '차']
    await site.store.transaction(async (tables) => {
      const save = (urlId: string, title: string) =>
        tables.products.save(buildProduct({ collectionId: site.shop.id, urlId, title }))
      await save('plan-b', 'Plan B')
      for (const word of oneSign) await save(`sign-${word.codePointAt(0)}`, word)
      await tables.site.raiseRevision()
    })
    expect(await urls('b')).toEqual(['/shop/plan-b'])
    const markup = (await site.get(`/search?q=${encodeURIComponent('<b>xyzzyx</b>')}`)).body
    expect(markup).toContain('Nothing was found for')
    expect(markup).not.toContain('Did you mean')
    // In other scripts a sign can be a word: tea, eye, tea.
    const proposed = oneSign.map(async (word) => {
      const { body } = await site.get(`/search?q=${encodeURIComponent(`${word} zeppelin`)}`)
      return body.normalize().includes(`>${word}</a>`)
    })
    expect(await Promise.all(proposed)).toEqual([true, true, true])
  })

  it('is told in pages, and within one collection', async () => {
    const all = await find('the', `&size=2&f_collectionId=${site.blog.id}`)
    expect([all.items.length, all.totalCount]).toEqual([2, 3])
    expect(await urls('the', `&size=2&p=1&f_collectionId=${site.blog.id}`)).toHaveLength(1)
    expect(await urls('kettle', `&f_collectionId=${site.blog.id}`)).toEqual([])
  })

  it('sees a change at once', async () => {
    await site.store.transaction(async (tables) => {
      await tables.products.save(buildProduct({ collectionId: site.shop.id, urlId: 'lamp', title: 'Lamp' }))
      await tables.site.raiseRevision()
    })
    expect(await urls('lamp')).toEqual(['/shop/lamp'])
  })
})

describe('the search page', () => {
  it('shows the form, and what was found', async () => {
    expect((await site.get('/search')).body).toContain('name="q"')
    const found = await site.get('/search?q=kettle%22%3E%3Cb%3E')
    expect(found.statusCode).toBe(200)
    expect(found.body).toContain('value="kettle&quot;&gt;&lt;b&gt;"')
    const kettle = await site.get('/search?q=kettle')
    expect(kettle.body).toContain('data-result-count="1">1 result for “kettle”.')
    expect(kettle.body).toContain('"pageType":102')
    expect((await site.get('/search?q=xyzzyx')).body).toContain(
      'data-result-count="0">Nothing was found for “xyzzyx”.',
    )
  })

  it('leads on to more results', async () => {
    await site.store.transaction(async (tables) => {
      for (let index = 0; index < 25; index += 1)
        await tables.products.save(
          buildProduct({
            collectionId: site.shop.id,
            urlId: `plate-${index}`,
            title: `Plate number ${index}`,
          }),
        )
      await tables.site.raiseRevision()
    })
    expect((await site.get('/search?q=plate')).body).toContain('href="/search?q=plate&amp;p=1"')
    expect((await site.get('/search?q=plate&p=1')).body).toContain('Previous results')
  })
})
