import path from 'node:path'
import { type MediaEntry, plainEntry } from '@vitrine/domain/media/media-entry'
import { buildImage } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editSettings } from '../testing/edit-settings.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { interleave } from '../testing/selling/interleave.ts'
import { NamedPoints } from '../testing/selling/named-points.ts'
import { pointedStore } from '../testing/selling/pointed-store.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

let site: OpenSite
let first: Visitor
let second: Visitor
/** What the next call of the first owner passes; taken by it alone. */
let next: NamedPoints | null = null
beforeAll(async () => {
  const take = () => {
    const points = next
    next = null
    return points
  }
  site = await openSite({
    services: { siteDir: path.resolve(import.meta.dirname, '../../../../sites/demo') },
    site: { languages: [{ code: 'de-DE', isEnabled: true, prefix: 'de', fallback: null }] },
    storeOf: (store) => pointedStore(store, take),
  })
  first = await openVisitor(site.app)
  await signInAs(first, site.store, ['admin'])
  second = await openVisitor(site.app)
  await signInAs(second, site.store, ['admin'])
})
afterAll(() => site.close())

/** What two owners do from the same start. */
interface Pair<First, Second> {
  readonly first: () => Promise<First>
  readonly second: () => Promise<Second>
}

/** Does both, the second at every point of a transaction of the first; returns what came of each, and what is so afterwards. */
async function atEachPoint<First, Second, After>(
  begin: (turn: number) => Promise<Pair<First, Second>>,
  after: () => Promise<After>,
) {
  const whole = new NamedPoints()
  await passing(whole, (await begin(0)).first)
  const found = []
  for (const [stop, point] of whole.passed.entries()) {
    const pair = await begin(stop + 1)
    const [one, other] = await interleave(stop, (points) => passing(points, pair.first), pair.second)
    found.push({ point, one, other, after: await after() })
  }
  expect(found.filter(({ point }) => point.startsWith('inside')).length).toBeGreaterThan(2)
  return found
}

function passing<Answer>(points: NamedPoints, act: () => Promise<Answer>): Promise<Answer> {
  next = points
  return act()
}

/** Both owners send what they read, with another title each. */
function titling(path: string, sent: (json: unknown, title: string) => object) {
  return async (turn: number) => {
    const { json } = await first.get(path)
    const saving = (owner: Visitor, title: string) => async () =>
      (await owner.send('PUT', path, sent(json, title))).status
    return { first: saving(first, `First ${turn}`), second: saving(second, `Second ${turn}`) }
  }
}

describe('two owners who save what both have read', () => {
  const isOneRefused = ({ one, other }: { one: number; other: number }) => one + other === 200 + 409

  it('are not both told that a product was saved', async () => {
    const mug = await site.store.products.findByUrlId(site.shop.id, 'mug')
    const begin = titling(`/api/panel/products/${mug?.id}`, (json, title) => ({
      ...(json as { product: object }).product,
      title,
    }))
    const found = await atEachPoint(begin, async () => null)
    expect(found.filter((each) => !isOneRefused(each))).toEqual([])
  })

  it('are not both told that a post was saved', async () => {
    const post = await site.store.items.findByUrlId(site.blog.id, 'first')
    const begin = titling(`/api/panel/items/${post?.id}`, (json, title) => {
      const { input, updatedAtMs } = json as { input: object; updatedAtMs: number }
      return { ...input, updatedAtMs, title }
    })
    const found = await atEachPoint(begin, async () => null)
    expect(found.filter((each) => !isOneRefused(each))).toEqual([])
  })

  it('are not both told that a page was saved', async () => {
    const begin = titling(`/api/panel/pages/${site.page.id}`, (json, title) => {
      const { value, version } = json as { value: object; version: string }
      return { value: { ...value, title }, version }
    })
    const found = await atEachPoint(begin, async () => null)
    expect(found.filter((each) => !isOneRefused(each))).toEqual([])
  })
})

describe('an owner who takes back what another saves anew', () => {
  it('asks for the product before the site, as who saves it', async () => {
    const path = `/api/panel/products/${(await site.store.products.findByUrlId(site.shop.id, 'mug'))?.id}`
    const { product } = (await first.get(path)).json as { product: object }
    expect((await first.send('PUT', path, { ...product, title: 'Mug of a mistake' })).status).toBe(200)
    const { rows } = (await first.get('/api/panel/activity')).json as { rows: { id: string; what: string }[] }
    const act = rows.find(({ what }) => what.includes('Mug of a mistake'))
    const points = new NamedPoints()
    const undo = () => first.send('POST', `/api/panel/activity/${act?.id}/undo`, {})
    expect((await passing(points, undo)).status).toBe(200)
    const locks = points.passed.filter((point) => point.endsWith('.lock'))
    expect(locks).toEqual(['inside products.lock', 'inside collections.lock', 'inside site.lock'])
  })
})

describe('two owners who save what is kept beside the settings', () => {
  const isOneRefused = ({ one, other }: { one: number; other: number }) => one + other === 200 + 409

  it('are not both told that the blocks of an area were saved', async () => {
    const begin = titling('/api/panel/layouts/field/letters', (json, title) => {
      const block = { id: 'b', type: 'html', value: { html: `<p>${title}</p>` } }
      const rows = [{ columns: [{ span: 12, blocks: [block] }] }]
      const { updatedAtMs } = json as { updatedAtMs: number | null }
      return { layout: { layout: { rows } }, updatedAtMs }
    })
    const found = await atEachPoint(begin, async () => null)
    expect(found.filter((each) => !isOneRefused(each))).toEqual([])
  })

  it('are not both told that the words of a picture were saved', async () => {
    const picture = buildImage()
    await site.store.media.save({ ...plainEntry, ...picture })
    const begin = titling(`/api/panel/media/${picture.id}`, (json, altText) => {
      const { title, filename, focalPoint, updatedAtMs } = (json as { media: MediaEntry }).media
      return { title, filename, focalPoint, updatedAtMs, altText }
    })
    const found = await atEachPoint(begin, async () => null)
    expect(found.filter((each) => !isOneRefused(each))).toEqual([])
  })

  it('are not both told that an author was saved', async () => {
    const input = { displayName: 'Grace', bioHtml: '', avatar: null, websiteUrl: '' }
    const { json } = await first.send('POST', '/api/panel/authors', input)
    const { id } = (json as { author: { id: string } }).author
    const found = await atEachPoint(
      async (turn) => {
        const known = await site.store.authors.find(id)
        const was = { ...input, id, displayName: known?.displayName ?? '' }
        const saving = (owner: Visitor, displayName: string) => async () =>
          (await owner.send('PUT', `/api/panel/authors/${id}`, { ...input, displayName, was })).status
        return { first: saving(first, `Grace ${turn}`), second: saving(second, `Ada ${turn}`) }
      },
      async () => null,
    )
    expect(found.filter((each) => !isOneRefused(each))).toEqual([])
  })

  it('are not both told that a translation was saved', async () => {
    const begin = titling(`/api/panel/translations/de-DE/page/${site.page.id}`, (json, text) => {
      const { updatedAtMs } = json as { updatedAtMs: number }
      return { texts: [{ name: 'title', text, sourceHash: '' }], updatedAtMs }
    })
    const found = await atEachPoint(begin, async () => null)
    expect(found.filter((each) => !isOneRefused(each))).toEqual([])
  })
})

describe('two owners who move the blocks of areas that no page shows', () => {
  const words = (text: string) => ({
    rows: [
      { columns: [{ span: 12, blocks: [{ id: text, type: 'html', value: { html: `<p>${text}</p>` } }] }] },
    ],
  })
  const pathOf = (area: string) => `/api/panel/layouts/field/${area}`
  const read = async (area: string) =>
    (await first.get(pathOf(area))).json as { layout: object; updatedAtMs: number | null }
  const fill = async (area: string, owner: Visitor, updatedAtMs: number | null) => {
    const layout = { layout: words(area) }
    return (await owner.send('PUT', pathOf(area), { layout, updatedAtMs })).status
  }
  const refill = async (area: string) => fill(area, second, (await read(area)).updatedAtMs)
  const empty = async (area: string) => {
    const { updatedAtMs } = await read(area)
    await second.send('PUT', pathOf(area), { layout: { layout: { rows: [] } }, updatedAtMs })
  }
  const move = (area: string, owner: Visitor) => async () =>
    (await owner.send('POST', `/api/panel/hidden-areas/${area}/move`, { to: target })).status
  const target = 'footerBlocks'

  it('find both of them where they went', async () => {
    const found = await atEachPoint(
      async () => {
        await empty(target)
        await refill('lost')
        await refill('gone')
        return { first: move('lost', first), second: move('gone', second) }
      },
      async () => JSON.stringify(await read(target)),
    )
    expect(
      found.filter(({ after }) => !after.includes('<p>lost</p>') || !after.includes('<p>gone</p>')),
    ).toEqual([])
  })

  it('do not write over what the other saves there', async () => {
    const found = await atEachPoint(
      async () => {
        await empty(target)
        await refill('lost')
        const { updatedAtMs } = await read(target)
        return { first: move('lost', first), second: () => fill(target, second, updatedAtMs) }
      },
      async () => JSON.stringify(await read(target)),
    )
    expect(
      found.filter(
        ({ other, after }) =>
          !after.includes('<p>lost</p>') || after.includes(`<p>${target}</p>`) !== (other === 200),
      ),
    ).toEqual([])
  })
})

describe('an owner who puts a form on a page', () => {
  it('has others wait who save the blocks of the page, before these are read', async () => {
    const { formId } = (await first.send('POST', '/api/panel/forms', { name: 'Trips' })).json as {
      formId: string
    }
    const path = `/api/panel/forms/${formId}/place`
    const before = async (method: 'PUT' | 'DELETE', body: object) => {
      const points = new NamedPoints()
      expect((await passing(points, () => first.send(method, path, body))).status).toBe(200)
      const read = points.passed.indexOf('inside layouts.find')
      return points.passed.slice(0, read).filter((point) => point.endsWith('.lock'))
    }
    const inOrder = ['inside forms.lock', 'inside site.lock']
    expect(await before('PUT', { collectionId: site.page.id })).toEqual(inOrder)
    expect(await before('DELETE', {})).toEqual(inOrder)
  })
})

describe('two owners who move two pages', () => {
  it('leave a redirect behind for each', async () => {
    const moved = async (id: string, turn: number) => {
      const path = `/api/panel/pages/${id}`
      const { value, version } = (await first.get(path)).json as { value: object; version: string }
      const urlId = `${id.slice(-6)}-${turn}`
      const body = { value: { ...value, urlId, redirectsOld: true }, version }
      return (owner: Visitor) => async () => (await owner.send('PUT', path, body)).status
    }
    const found = await atEachPoint(
      async (turn) => {
        await site.store.redirects.replace([])
        const [page, blog] = [await moved(site.page.id, turn), await moved(site.blog.id, turn)]
        return { first: page(first), second: blog(second) }
      },
      async () => (await site.store.redirects.list()).length,
    )
    // One of a page, and two of a journal with all that is in it.
    expect(found.filter(({ one, other, after }) => one !== 200 || other !== 200 || after !== 3)).toEqual([])
  })

  it('do not both get one address', async () => {
    const moved = async (id: string, urlId: string) => {
      const path = `/api/panel/pages/${id}`
      const { value, version } = (await first.get(path)).json as { value: object; version: string }
      const body = { value: { ...value, urlId }, version }
      return (owner: Visitor) => async () => (await owner.send('PUT', path, body)).status
    }
    const found = await atEachPoint(
      async (turn) => {
        const [page, blog] = [
          await moved(site.page.id, `shared-${turn}`),
          await moved(site.blog.id, `shared-${turn}`),
        ]
        return { first: page(first), second: blog(second) }
      },
      async () => 0,
    )
    expect(found.filter(({ one, other }) => one + other !== 600)).toEqual([])
  })
})

describe('two owners who copy one page', () => {
  it('get a copy each', async () => {
    const copy = (owner: Visitor) => async () =>
      (await owner.send('POST', `/api/panel/pages/${site.page.id}/copies`)).status
    const found = await atEachPoint(
      async () => ({ first: copy(first), second: copy(second) }),
      async () => 0,
    )
    expect(found.filter(({ one, other }) => one !== 200 || other !== 200)).toEqual([])
  })
})

describe('two owners of whom one removes a plan while the other grants it', () => {
  it('leave no membership of a plan that is gone', async () => {
    const area = await first.send('POST', '/api/panel/members/areas', {
      name: 'Room',
      deniedText: '',
      things: [],
    })
    const areaIds = (area.json as { areas: { id: string }[] }).areas.map(({ id }) => id)
    const found = await atEachPoint(
      async (turn) => {
        const body = {
          name: `Plan ${turn}`,
          description: '',
          areaIds,
          price: { kind: 'free' },
          isOffered: true,
        }
        const { json } = await first.send('POST', '/api/panel/members/plans', body)
        const planId = (json as { plans: { id: string }[] }).plans.at(-1)?.id ?? ''
        const grant = { email: `ada${turn}@example.com`, planId, endsAtMs: null }
        return {
          first: async () => (await first.send('POST', '/api/panel/members/grants', grant)).status,
          second: async () => (await second.send('DELETE', `/api/panel/members/plans/${planId}`)).status,
        }
      },
      async () => null,
    )
    // Who is first depends on the moment: the plan is removed and not granted, or granted and not removed.
    const isOneRefused = ({ one, other }: (typeof found)[number]) =>
      ['400 200', '200 409'].includes(`${one} ${other}`)
    expect(found.filter((each) => !isOneRefused(each))).toEqual([])
  })
})

describe('two owners who change other settings', () => {
  it('keep both changes', async () => {
    const footer = (title: string) => async () => {
      const path = '/api/site-header-footer'
      const { header, footer } = (await second.get(path)).json as { header: object; footer: object }
      return (await second.send('PUT', path, { header: { ...header, siteTitle: title }, footer })).status
    }
    const hide = (isHidden: boolean) => async () =>
      (await first.send('PUT', '/api/panel/start/set-up', { isHidden })).status
    let turn = 0
    const found = await atEachPoint(
      async (begun) => {
        turn = begun
        return { first: hide(turn % 2 === 0), second: footer(`Title ${turn}`) }
      },
      async () => {
        const { hidesSetUp, title } = await site.store.site.read()
        return hidesSetUp === (turn % 2 === 0) && title === `Title ${turn}`
      },
    )
    expect(found.filter(({ one, other, after }) => one !== 200 || other !== 200 || !after)).toEqual([])
  })

  it('keep both where one saves a part of them', async () => {
    const settings = editSettings(first, '/api/panel/settings/checkout')
    let turn = 0
    const found = await atEachPoint(
      async (begun) => {
        turn = begun
        return {
          first: async () => (await settings.change({ businessName: `Works ${turn}` })).status,
          second: async () =>
            (await second.send('PUT', '/api/panel/start/set-up', { isHidden: turn % 2 === 0 })).status,
        }
      },
      async () => {
        const { hidesSetUp, store } = await site.store.site.read()
        return hidesSetUp === (turn % 2 === 0) && store.businessName === `Works ${turn}`
      },
    )
    expect(found.filter(({ one, other, after }) => one !== 200 || other !== 200 || !after)).toEqual([])
  })
})

describe('an owner who counts stock while a piece is sold', () => {
  const mug = async () => {
    const product = await site.store.products.findByUrlId(site.shop.id, 'mug')
    const [variant] = product?.variants ?? []
    if (!product || !variant) throw new Error('There is no mug')
    return { product, variant }
  }
  const sell = async () => void (await site.store.stock.add((await mug()).variant.id, -1, 'sold'))
  const setTo = async (onHand: number) =>
    site.store.stock.count((await mug()).variant.id, { unlimited: false, onHand }, 'test')
  const onHand = async () => site.store.stock.read((await mug()).variant.id)
  const edit = { unlimited: false, onHand: 9, was: 5 }

  it('erases no sale by the count', async () => {
    const found = await atEachPoint(async () => {
      await setTo(5)
      const { product, variant } = await mug()
      const path = `/api/panel/products/${product.id}/variants/${variant.id}/stock`
      return { first: async () => (await first.send('PUT', path, edit)).status, second: sell }
    }, onHand)
    expect(
      found.filter(({ one, after }) => one !== 200 || after?.unlimited !== false || after.onHand !== 8),
    ).toEqual([])
  })

  it('erases no sale by saving the product', async () => {
    const found = await atEachPoint(async () => {
      await setTo(5)
      const { product } = await mug()
      const path = `/api/panel/products/${product.id}`
      const variants = product.variants.map((each, at) => (at === 0 ? { ...each, stock: edit } : each))
      const save = async () => {
        const { updatedAtMs } = (await mug()).product
        return (await first.send('PUT', path, { ...product, variants, updatedAtMs })).status
      }
      return { first: save, second: sell }
    }, onHand)
    expect(
      found.filter(({ one, after }) => one !== 200 || after?.unlimited !== false || after.onHand !== 8),
    ).toEqual([])
  })
})
