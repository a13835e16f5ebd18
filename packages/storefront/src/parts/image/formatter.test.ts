import { describe, expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'

const photo = {
  id: 'photo-1',
  assetUrl: '/media/mug.jpg',
  originalSize: '1500x1000',
  mediaFocalPoint: { x: 0.25, y: 1 },
  title: 'A mug & a "plate"',
  filename: 'mug.jpg',
}
const attributes =
  'data-src="/media/mug.jpg" data-image="/media/mug.jpg" data-image-dimensions="1500x1000" data-image-focal-point="0.25,1" '

describe('image-meta', () => {
  it('prints the attributes that the loader reads', () => {
    expect(printWord('image-meta', photo)).toBe(`${attributes}alt="A mug &amp; a &quot;plate&quot;" `)
  })

  it('names licensed previews and components first', () => {
    const text = printWord('image-meta', { ...photo, licensedAssetPreview: {}, componentKey: 'hero' })
    expect(text).toMatch(/^data-licensed-asset-preview="true" data-component-key="hero" data-src=/)
    expect(printWord('image-meta', { ...photo, licensedAssetPreview: null })).toMatch(/^data-src=/)
    expect(printWord('image-meta', { ...photo, componentKey: '' })).toMatch(
      /^data-component-key="" data-src=/,
    )
  })

  it('keeps the middle in sight unless the owner chose a point', () => {
    expect(printWord('image-meta', { assetUrl: '/a' })).toContain('data-image-focal-point="0.5,0.5"')
    expect(printWord('image-meta', { mediaFocalPoint: { x: 0, y: 0 } })).toContain(
      'data-image-focal-point="0,0"',
    )
  })

  it('prints nothing for no image', () => {
    expect(printWord('image-meta', undefined)).toBeUndefined()
  })
})

describe('the alternative text', () => {
  it.each([
    [{ title: 'Title', body: '<p>Body</p>', filename: 'f.jpg' }, 'Title'],
    [{ title: '', body: '<p>Body</p>', filename: 'f.jpg' }, ' Body '],
    [{ body: '', filename: 'f.jpg' }, 'f.jpg'],
    [{ body: 'x'.repeat(300) }, 'x'.repeat(250)],
    [{ body: 'a <b' }, 'a '],
    [{ title: '<b>' }, '&lt;b&gt;'],
    [{}, ''],
  ])('of %j', (image, text) => {
    expect(printWord('image-meta', image)).toContain(`alt="${text}"`)
  })

  it('of an image block is its own, even when it is empty', () => {
    const parts = { nodes: [{ blockType: 5 }] }
    expect(printWord('image-meta', { title: 'Title', altText: ' a mug ' }, [], parts)).toContain(
      'alt="a mug"',
    )
    expect(printWord('image-meta', { title: 'Title', altText: '' }, [], parts)).toContain('alt=""')
  })
})

describe('child-image-meta and cover-image-meta', () => {
  it('read an image within an item', () => {
    const item = { items: [{ title: 'first' }, { title: 'second' }], coverImage: { title: 'cover' } }
    expect(printWord('child-image-meta', item)).toContain('alt="first"')
    expect(printWord('child-image-meta', item, ['1'])).toContain('alt="second"')
    expect(printWord('child-image-meta', item, ['7'])).toBeUndefined()
    expect(printWord('cover-image-meta', item)).toContain('alt="cover"')
    expect(printWord('cover-image-meta', {})).toBeUndefined()
  })
})

describe('image', () => {
  it('prints an image that loads late, and one for visitors without JavaScript', () => {
    expect(printWord('image', photo)).toBe(
      '<noscript><img src="/media/mug.jpg" alt="A mug &amp; a &quot;plate&quot;" /></noscript>' +
        `<img class="thumb-image" ${attributes}alt="A mug &amp; a &quot;plate&quot;" data-load="false" data-image-id="photo-1" data-type="image" />`,
    )
  })

  it('takes its class from the argument', () => {
    expect(printWord('image', photo, ['wide'])).toContain('<img class="wide" ')
  })
})

describe('image-srcset', () => {
  it('lists the widths an image can be had in', () => {
    const image = { assetUrl: '/media/mug.jpg', systemDataVariants: '800x600,100w,300w,large' }
    expect(printWord('image-srcset', image)).toBe(
      ' srcset="/media/mug.jpg?format=100w 100w,/media/mug.jpg?format=300w 300w,/media/mug.jpg?format=original 500w"',
    )
  })

  it('ends with the largest where there is nothing above it', () => {
    expect(printWord('image-srcset', { assetUrl: '/a', systemDataVariants: '2500w' })).toBe(
      ' srcset="/a?format=2500w 2500w"',
    )
  })

  it('lets an image without widths pass', () => {
    expect(printWord('image-srcset', photo)).toBe(photo)
  })
})
