import { describe, expect, it } from 'vitest'
import { kindOfCall, undoNameOf, verbOfCall } from './act-kinds.ts'
import { describeAct } from './describe-act.ts'
import type { JsonObject } from './document-image.ts'
import { fieldChanges } from './field-changes.ts'
import { makeImage } from './make-image.ts'
import { maskedText } from './mask-secrets.ts'
import { canUndoImage, undoImage } from './undo-image.ts'

const mug: JsonObject = {
  id: 'p1',
  title: 'Morning Mug',
  bodyHtml: '<p>Blue</p>',
  variants: [{ sku: 'MUG', priceCents: 1200, stock: { onHand: 3 } }],
  updatedAtMs: 1,
}
const dearer: JsonObject = {
  ...mug,
  variants: [{ sku: 'MUG', priceCents: 1500, stock: { onHand: 3 } }],
  updatedAtMs: 2,
}
const words = { currency: 'EUR', timeZone: 'UTC' }

function image(
  before: JsonObject | null,
  after: JsonObject | null,
  kind: 'product' | 'settings' = 'product',
) {
  const made = makeImage({ kind, documentId: 'p1' }, before, after)
  if (!made) throw new Error('Nothing changed')
  return made
}

describe('an image of a change', () => {
  it('keeps the fields that differ, and nothing of those that pass by', () => {
    expect(image(mug, dearer)).toMatchObject({
      name: 'Morning Mug',
      before: { variants: mug.variants },
      after: { variants: dearer.variants },
    })
    expect(makeImage({ kind: 'product', documentId: 'p1' }, mug, { ...mug, updatedAtMs: 9 })).toBeNull()
  })

  it('is not made of stock that was counted', () => {
    const counted = { ...mug, variants: [{ sku: 'MUG', priceCents: 1200, stock: { onHand: 9 } }] }
    expect(makeImage({ kind: 'product', documentId: 'p1' }, mug, counted)).toBeNull()
  })

  it('is told field by field, by what entries are called', () => {
    expect(fieldChanges(image(mug, { ...dearer, bodyHtml: '<p>Red</p><p>Warm</p>' }), words)).toEqual([
      { label: 'Text', before: 'Blue', after: 'Red\nWarm' },
      { label: 'Variants › “MUG” › Price', before: '12.00 EUR', after: '15.00 EUR' },
    ])
  })

  it('tells of a thing in a list that has another name that alone', () => {
    const zones = (name: string) => ({
      zones: [
        { name: 'World', countries: [] },
        { name, countries: ['DE', 'AT'] },
      ],
    })
    expect(fieldChanges(image(zones('Near'), zones('Home'), 'settings'), words)).toMatchObject([
      { label: expect.stringMatching(/“Home” › Name$/), before: 'Near', after: 'Home' },
    ])
  })

  it('calls a variant by what is chosen in it, and tells of a new one nothing that is empty', () => {
    const variant = (size: string, priceCents: number) => ({
      ...{ id: size, sku: `SQ-${size}`, attributes: { Color: 'Red', Size: size } },
      ...{ priceCents, salePriceCents: 0, isOnSale: false, imageId: null },
    })
    const [before, after] = [[variant('S', 1200)], [variant('S', 1500), variant('M', 900)]]
    expect(fieldChanges(image({ ...mug, variants: before }, { ...mug, variants: after }), words)).toEqual([
      { label: 'Variants › “Red / S” › Price', before: '12.00 EUR', after: '15.00 EUR' },
      { label: 'Variants › “Red / M” › SKU', before: null, after: 'SQ-M' },
      { label: 'Variants › “Red / M” › Options › Color', before: null, after: 'Red' },
      { label: 'Variants › “Red / M” › Options › Size', before: null, after: 'M' },
      { label: 'Variants › “Red / M” › Price', before: null, after: '9.00 EUR' },
    ])
  })

  it('is told in the words and the amounts of who reads it', () => {
    const german = {
      ...words,
      say: (text: string) => (text === 'No' ? 'Nein' : text),
      decimalSign: ',' as const,
    }
    const [before, after] = [
      { ...mug, isVisible: true },
      { ...dearer, isVisible: false },
    ]
    expect(fieldChanges(image(before, after), german)).toMatchObject([
      { before: '12,00 EUR', after: '15,00 EUR' },
      { before: 'Yes', after: 'Nein' },
    ])
  })

  it('tells a picture by its name and by what is said of it, not by its colours', () => {
    const picture = (filename: string, part: JsonObject = {}) => ({
      id: filename,
      assetUrl: `/images/${filename}`,
      filename,
      widthPx: filename.length,
      colors: { center: filename },
      altText: 'A mug',
      ...part,
    })
    const [blue, red] = [picture('blue.jpg'), picture('red.jpg', { focalPoint: { x: 0.5, y: 0.25 } })]
    const changed = image({ ...mug, mainImage: blue }, { ...mug, mainImage: red })
    expect(fieldChanges(changed, words)).toEqual([
      { label: 'Picture', before: 'blue.jpg', after: 'red.jpg' },
      { label: 'Picture › Focal point', before: null, after: '50 %, 25 %' },
    ])
    const retouched = { ...blue, assetUrl: '/images/2/blue.jpg' }
    expect(fieldChanges(image({ ...mug, images: [blue] }, { ...mug, images: [retouched] }), words)).toEqual([
      { label: 'Pictures › “blue.jpg”', before: '/images/blue.jpg', after: '/images/2/blue.jpg' },
    ])
  })

  it('tells the parts of a layout by where they stand and what they are', () => {
    const page = (html: string) => {
      const blocks = ['a', 'b'].map((id) => ({ id, type: 'html', value: { html: id === 'b' ? html : '' } }))
      return { layout: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks }] }] } } }
    }
    expect(fieldChanges(image(page('<p>Old</p>'), page('<p>New</p>')), words)).toMatchObject([
      { label: 'Layout › Row 1 › Column 1 › Text 2 › Text' },
    ])
  })

  it('is cut when it is too large, and then cannot be undone', () => {
    const cut = image(mug, { ...mug, bodyHtml: 'x'.repeat(200_000) })
    expect(cut).toMatchObject({ isCut: true, before: null, after: null })
    expect(canUndoImage(cut)).toBe(false)
  })

  it('gives a change its words', () => {
    expect(describeAct('Changed Morning Mug', [image(mug, dearer)])).toBe('Changed the price of Morning Mug')
    const much = { ...dearer, title: 'Mug', bodyHtml: '', isVisible: false }
    expect(describeAct('Changed Mug', [image(mug, much)])).toBe('Changed Mug')
  })
})

describe('a change of who sees it', () => {
  const told = (before: JsonObject, after: JsonObject, kind: 'product' | 'item' = 'product') => {
    const made = makeImage(
      { kind, documentId: 'p1' },
      { title: 'Mug', ...before },
      { title: 'Mug', ...after },
    )
    return made && describeAct('Changed Mug', [made])
  }

  it('is told by the word of the trade', () => {
    expect(told({ isVisible: false }, { isVisible: true })).toBe('Published Mug')
    expect(told({ isVisible: true }, { isVisible: false })).toBe('Unpublished Mug')
    expect(told({ isVisible: false }, { isVisible: false, publishFromMs: 9 })).toBe('Scheduled Mug')
    const [draft, live] = [
      { status: 'draft', publishedAtMs: 1 },
      { status: 'published', publishedAtMs: 2 },
    ]
    expect(told(draft, live, 'item')).toBe('Published Mug')
    expect(told(live, draft, 'item')).toBe('Unpublished Mug')
    expect(told(draft, { ...live, status: 'scheduled' }, 'item')).toBe('Scheduled Mug')
  })

  it('says that more was changed with it, and is not told of another change', () => {
    const more = { isVisible: true, bodyHtml: 'New' }
    expect(told({ isVisible: false, bodyHtml: 'Old' }, more)).toBe('Published and changed Mug')
    expect(told({ bodyHtml: 'Old' }, { bodyHtml: 'New' }, 'item')).toBe('Changed the text of Mug')
    expect(told({ publishedAtMs: 1 }, { publishedAtMs: 2 }, 'item')).toBe(
      'Changed the publication date of Mug',
    )
  })
})

describe('a change of a state', () => {
  const told = (before: JsonObject, after: JsonObject) => {
    const made = makeImage({ kind: 'page', documentId: 'p1' }, before, after)
    return made && describeAct('Changed Delivery', [{ ...made, name: 'Delivery' }])
  }

  it.each([
    [{ seoHidden: true }, 'visibility to search engines'],
    [{ isPasswordProtected: true, passwordHash: '$argon2' }, 'password'],
    [{ isOnSale: true, salePriceCents: 900 }, 'sale and sale price'],
    [{ isFeatured: true }, 'mark as featured'],
    [{ parentId: 'p2' }, 'place in the menu tree'],
    [{ trashedAtMs: 9 }, 'place in the trash'],
    [{ isOptional: true }, 'setting “Optional”'],
    [{ hasLikes: true }, 'likes'],
    [{ sku: 'A' }, 'SKU'],
  ])('%o is told as a change of the %s', (after, said) => {
    const before = Object.fromEntries(
      Object.entries(after).map(([name, value]) => [name, value === true ? false : null]),
    )
    expect(told(before, after)).toBe(`Changed the ${said} of Delivery`)
  })
})

describe('undoing', () => {
  it('puts back what changed, and leaves what others changed beside', () => {
    const later = { ...dearer, title: 'Evening Mug' }
    expect(undoImage(image(mug, dearer), later)).toEqual({
      ok: true,
      document: { ...later, variants: mug.variants },
    })
  })

  it('does not take back what somebody changed since, nor what is gone', () => {
    expect(undoImage(image(mug, dearer), mug)).toEqual({ ok: false, problem: 'changed-since' })
    expect(undoImage(image(mug, dearer), null)).toEqual({ ok: false, problem: 'gone' })
  })

  const shopWith = (
    { taxes = 19_000, ground = 800, air = 2_000 }: { taxes?: number; ground?: number; air?: number },
    currency = 'EUR',
  ): JsonObject => ({
    store: {
      currency,
      taxRules: [{ name: 'VAT', country: 'DE', region: null, rateMilliPercent: taxes }],
      shippingZones: [
        {
          name: 'Home',
          countries: ['DE'],
          rates: [{ key: 'a', name: 'Ground', kind: 'flat', priceCents: ground }],
        },
        { name: 'World', countries: [], rates: [{ key: 'b', name: 'Air', kind: 'flat', priceCents: air }] },
      ],
    },
  })

  it('leaves what others set of the shop beside: another room, and another rate of the same', () => {
    const dearer = image(shopWith({}), shopWith({ ground: 900 }), 'settings')
    const since = shopWith({ ground: 900, taxes: 20_000, air: 2_500 })
    expect(undoImage(dearer, since)).toEqual({
      ok: true,
      document: shopWith({ taxes: 20_000, air: 2_500 }),
    })
    expect(undoImage(dearer, shopWith({ ground: 950 })).ok).toBe(false)
    expect(undoImage(dearer, shopWith({ ground: 900 }, 'USD')).ok).toBe(false)
  })

  it('takes back the prices of one variant where another was changed since, and leaves their stock', () => {
    const variants = (blue: number, sand: number, onHand: number) => ({
      title: 'Mug',
      variants: [
        { id: 'b', priceCents: blue, stock: { onHand } },
        { id: 's', priceCents: sand, stock: { onHand } },
      ],
    })
    const made = image(variants(1_200, 1_200, 3), variants(1_500, 1_200, 3))
    expect(undoImage(made, variants(1_500, 1_300, 2))).toEqual({
      ok: true,
      document: variants(1_200, 1_300, 2),
    })
  })

  it('does not mind what was sold since', () => {
    const sold = { ...dearer, variants: [{ sku: 'MUG', priceCents: 1500, stock: { onHand: 1 } }] }
    expect(undoImage(image(mug, dearer), sold).ok).toBe(true)
  })

  it('brings back a product that was removed, unless it is there again', () => {
    const removed = image(mug, null)
    expect(canUndoImage(removed)).toBe(true)
    expect(undoImage(removed, null)).toMatchObject({ ok: true, document: { title: 'Morning Mug' } })
    expect(undoImage(removed, mug).ok).toBe(false)
  })

  it('is not offered for what was added, nor for the hosts of a site', () => {
    expect(canUndoImage(image(null, mug))).toBe(false)
    expect(canUndoImage(image({ hosts: ['a.example'] }, { hosts: ['b.example'] }, 'settings'))).toBe(false)
  })

  it('is neither offered nor done for languages, whose translations went with them', () => {
    const removed = image({ languages: [{ code: 'de-DE' }] }, { languages: [] }, 'settings')
    expect(canUndoImage(removed)).toBe(false)
    expect(undoImage(removed, { languages: [] })).toEqual({ ok: false, problem: 'not-undoable' })
  })
})

describe('secrets', () => {
  const site = { captcha: { provider: 'none', secretKey: 'abc-secret' }, title: 'Shop' }

  it('are never in an image', () => {
    const changed = { ...site, captcha: { provider: 'turnstile', secretKey: 'def-secret' } }
    const made = image(site, changed, 'settings')
    expect(JSON.stringify(made)).not.toContain('-secret')
    expect(made.before).toEqual({ captcha: { provider: 'none', secretKey: maskedText } })
  })

  it('stay as they are when what stands beside them is undone', () => {
    const changed = { ...site, captcha: { provider: 'turnstile', secretKey: 'abc-secret' } }
    expect(undoImage(image(site, changed, 'settings'), changed)).toEqual({ ok: true, document: site })
  })

  it('stay with what they belong to when things stand in another order now', () => {
    const hook = (id: string, secret: string, url: string) => ({ id, secret, url })
    const before = { hooks: [hook('a', 'one', '/a'), hook('b', 'two', '/b')] }
    const after = { hooks: [hook('a', 'one', '/new'), hook('b', 'two', '/b')] }
    const now = { hooks: [hook('b', 'two', '/b'), hook('a', 'one', '/new')] }
    expect(undoImage(image(before, after, 'settings'), now)).toEqual({
      ok: true,
      document: { hooks: [hook('b', 'two', '/b'), hook('a', 'one', '/a')] },
    })
  })

  it('cannot be put back when they alone were changed or taken away', () => {
    const other = { ...site, captcha: { provider: 'none', secretKey: 'def-secret' } }
    expect(canUndoImage(image(site, other, 'settings'))).toBe(false)
    const open = { lock: null }
    const locked = { lock: { passwordHash: '$argon2', headline: 'Soon' } }
    expect(canUndoImage(image(locked, open, 'settings'))).toBe(false)
    expect(canUndoImage(image(open, locked, 'settings'))).toBe(true)
  })
})

describe('acts', () => {
  it.each([
    ['changeProduct', 'product', 'changed'],
    ['removePage', 'page', 'removed'],
    ['changeShipping', 'settings', 'changed'],
    ['changeCommentSettings', 'settings', 'changed'],
    ['signIn', 'people', 'signed-in'],
    ['removePerson', 'people', 'removed'],
    ['fulfillOrder', 'order', 'changed'],
    ['orderItems', 'item', 'changed'],
    ['sites', 'site', 'changed'],
    [undoNameOf('priceProducts'), 'product', 'undone'],
    ['markReady', 'order', 'changed'],
    ['setPaymentAccount', 'settings', 'changed'],
    ['changeRetryTerms', 'settings', 'changed'],
    ['returnSubscribers', 'newsletter', 'changed'],
    ['join', 'people', 'changed'],
    ['owner link', 'people', 'changed'],
    ['gone since', 'other', 'changed'],
  ])('%s is about a %s that is %s', (call, kind, verb) => {
    expect([kindOfCall(call), verbOfCall(call)]).toEqual([kind, verb])
  })
})
