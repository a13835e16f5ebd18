import { scopeOf } from '@vitrine/template/testing/build-scope'
import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant, buildVariantAt } from '../../testing/build-product.ts'
import { askWord } from '../../testing/print-word.ts'
import { unitPredicates } from './units.ts'

const gone = buildVariant({ qtyInStock: 0 })

describe('sold-out?', () => {
  it.each([
    ['stock', { variants: [gone, buildVariant()] }, false],
    ['no stock', { variants: [gone] }, true],
    ['no variants', { variants: [] }, true],
    ['unlimited stock', { variants: [{ ...gone, unlimited: true }] }, false],
    ['a service without stock', { productType: 3, variants: [gone] }, true],
    ['a digital product', { productType: 2, variants: [gone] }, false],
    ['a gift card', { productType: 4, variants: [gone] }, false],
    ['a type written as text', { productType: '1', variants: [gone] }, true],
    ['an unknown type', { productType: 99 }, true],
  ])('for %s', (_name, content, answer) => {
    expect(askWord('sold-out?', buildProduct(content))).toBe(answer)
  })
})

describe('on-sale?', () => {
  it.each([
    [{ variants: [buildVariantAt('18'), buildVariantAt('18', '15')] }, true],
    [{ variants: [buildVariantAt('18')] }, false],
    [{ productType: 2, onSale: true }, true],
    [{ productType: 2, variants: [buildVariantAt('18', '15')] }, false],
    [{ productType: 4, onSale: true, variants: [buildVariantAt('18', '15')] }, false],
    [{ productType: 99, onSale: true }, false],
  ])('for %j', (content, answer) => {
    expect(askWord('on-sale?', buildProduct(content))).toBe(answer)
  })
})

describe('varied-prices? and has-variants?', () => {
  it.each([
    [[buildVariantAt('18'), buildVariantAt('18')], false],
    [[buildVariantAt('18'), buildVariantAt('20')], true],
    [[buildVariantAt('18', '15'), buildVariantAt('18')], true],
    [[buildVariantAt('18', '15'), buildVariantAt('18', '14')], true],
    [[buildVariantAt('18', '15'), buildVariantAt('18', '15')], false],
    [[buildVariantAt('18')], false],
    [[], false],
  ])('compare %j', (variants, answer) => {
    expect(askWord('varied-prices?', buildProduct({ variants }))).toBe(answer)
    expect(askWord('varied-prices?', buildProduct({ variants, productType: 2 }))).toBe(false)
    expect(askWord('has-variants?', buildProduct({ variants }))).toBe(variants.length > 1)
  })
})

describe('questions about items', () => {
  it.each([
    ['main-image?', { mainImageId: 'x' }, true],
    ['main-image?', { systemDataId: 'x' }, true],
    ['main-image?', {}, false],
    ['child-images?', { items: [{ mainImageId: 'x' }] }, true],
    ['child-images?', { items: [{}, { mainImageId: 'x' }] }, false],
    ['child-images?', { items: { 0: { mainImageId: 'x' } } }, false],
    ['excerpt?', { excerpt: '<p>words</p>' }, true],
    ['excerpt?', { excerpt: { html: '<p> \u00a0\u200b </p>' } }, false],
    ['excerpt?', { excerpt: null }, false],
    ['location?', { location: { mapLat: 0, mapLng: 0 } }, true],
    ['location?', { location: { mapLat: 1 } }, false],
    ['passthrough?', { passthrough: true, sourceUrl: '/x' }, true],
    ['passthrough?', { passthrough: true }, false],
    ['same-day?', { startDate: Date.UTC(2024, 1, 1), endDate: Date.UTC(2024, 1, 1, 23, 59) }, true],
    ['same-day?', { startDate: Date.UTC(2024, 1, 1), endDate: Date.UTC(2024, 1, 2) }, false],
    ['has-multiple?', [1, 2], true],
    ['has-multiple?', [1], false],
    ['has-multiple?', 'text', false],
    ['serviceNameEmail?', { serviceName: 'email' }, true],
    ['show-past-events?', { showPastOrUpcomingEvents: 'past' }, true],
    ['external-link?', { externalLink: { url: '/x' } }, true],
    ['external-link?', { externalLink: '' }, false],
    ['store-item?', { recordType: 11 }, true],
    ['store-item?', { recordType: 12 }, false],
    ['undefined?', { recordType: -1 }, true],
    ['undefined?', {}, false],
    ['image?', { recordType: 2 }, true],
    ['image?', { promotedBlockType: 'image' }, true],
    ['external-video?', { promotedBlockType: 'video' }, true],
    ['gallery?', { recordType: 14 }, true],
    ['promotedMAP?', { promotedBlockType: 'map' }, true],
    ['promotedMAP?', { promotedBlockType: 'form' }, false],
  ])('%s of %j', (name, node, answer) => {
    expect(askWord(name, node)).toBe(answer)
  })
})

describe('questions about collections and folders', () => {
  it.each([
    ['collection?', { collection: { id: 'x' } }, true],
    ['collection?', { collection: {} }, false],
    ['collection-page?', { collection: { type: 10 } }, true],
    ['collection-template-page?', { type: 7 }, true],
    ['folder?', { collection: { folder: true } }, true],
    ['index?', { collection: { folder: true, folderBehavior: 1 } }, true],
    ['index?', { collection: { folder: true, folderBehavior: 2 } }, false],
    ['redirect?', { folderBehavior: 2 }, true],
    ['clickable?', {}, true],
    ['clickable?', { folderBehavior: 2 }, true],
    ['clickable?', { folderBehavior: 3 }, false],
    ['calendar-view?', { calendarView: true }, true],
    ['background-source-video?', { backgroundSource: 3 }, true],
    ['background-source-upload?', { backgroundSource: 3 }, false],
  ])('%s of %j', (name, node, answer) => {
    expect(askWord(name, node)).toBe(answer)
  })

  it('collectionTypeNameEquals? compares with its argument', () => {
    expect(askWord('collectionTypeNameEquals?', {}, ['blog'], { nodes: [{ typeName: 'blog' }] })).toBe(true)
    expect(askWord('collectionTypeNameEquals?', { typeName: 'blog' }, ['shop'])).toBe(false)
    expect(askWord('collectionTypeNameEquals?', {}, [])).toBe(false)
  })

  it('current-type? compares with the type that its argument names', () => {
    expect(askWord('current-type?', { currentType: 1 }, ['heading'])).toBe(true)
    expect(askWord('current-type?', { currentType: 2 }, ['sub-heading'])).toBe(true)
    expect(askWord('current-type?', { currentType: 17 }, ['lock'])).toBe(true)
    expect(askWord('current-type?', { currentType: 19 }, ['twitter'])).toBe(true)
    expect(askWord('current-type?', { currentType: 1 }, ['gallery'])).toBe(false)
    expect(askWord('current-type?', {}, ['carousel'])).toBe(false)
    expect(askWord('current-type?', { currentType: -1 }, ['undefined'])).toBe(true)
    expect(askWord('current-type?', { currentType: -1 })).toBe(true)
    expect(askWord('current-type?', { currentType: 1 })).toBe(false)
  })
})

describe('questions about galleries', () => {
  it.each([
    ['gallery-design-slider?', { design: 'slider' }, true],
    ['gallery-design-slider?', { design: 'grid' }, false],
    ['gallery-meta-position-bottom-left?', { 'meta-position': 'bottom-left' }, true],
    ['gallery-active-alignment-center?', { 'active-alignment': 'center' }, true],
    ['gallery-autoplay?', { autoplay: 'true' }, true],
    ['gallery-autoplay?', { autoplay: 'false' }, false],
    ['gallery-lightbox?', { lightbox: true }, true],
    ['gallery-meta?', { indicators: true }, true],
    ['gallery-meta?', {}, false],
  ])('%s with %j', (name, options, answer) => {
    expect(askWord(name, {}, [], { nodes: [{ options }] })).toBe(answer)
  })
})

describe('comments?', () => {
  it.each([
    [{ commentState: 1 }, undefined, true],
    [{ commentState: 2, publicCommentCount: 1 }, undefined, true],
    [{ commentState: 2 }, undefined, false],
    [{ commentState: 1 }, { commentsEnabled: true }, true],
    [{ commentState: 1 }, { commentsEnabled: false }, false],
    [{ commentState: 1 }, {}, false],
  ])('of %j on a site with %j', (node, websiteSettings, answer) => {
    expect(askWord('comments?', node, [], { nodes: [{ websiteSettings }] })).toBe(answer)
  })
})

describe('disqus? and units-metric?', () => {
  it('disqus? asks for a short name', () => {
    expect(askWord('disqus?', {}, [], { nodes: [{ websiteSettings: { disqusShortName: 'harbour' } }] })).toBe(
      true,
    )
    expect(askWord('disqus?', {}, [], { nodes: [{ websiteSettings: { disqusShortName: '' } }] })).toBe(false)
  })

  it('units-metric? has no answer and says so', () => {
    const scope = scopeOf({})
    expect(unitPredicates['units-metric?']?.([], scope)).toBe(false)
    expect(scope.reports).toEqual(['"units-metric?" formatter is not yet implemented'])
  })
})
