import { describe, expect, it } from 'vitest'
import { aspectRatios, galleryDesignLabels } from './gallery-choices.ts'
import { galleryOptionNames, galleryOptions, readGallerySettings } from './gallery-options.ts'
import { chooseDesign, clampGallery, defaultGallerySettings } from './gallery-settings.ts'
import { isVisibleSetting, visibleSettings } from './visible-settings.ts'

const gallery = (changes: Partial<typeof defaultGallerySettings> = {}) => ({
  ...defaultGallerySettings,
  ...changes,
})

describe('a gallery that nobody has changed', () => {
  it('is what the specification says', () => {
    expect(galleryOptions(readGallerySettings({}))).toMatchObject({
      design: 'grid',
      autoplay: false,
      'autoplay-duration': 5,
      controls: false,
      'auto-crop': true,
      'aspect-ratio': 'square',
      'square-thumbs': true,
      thumbnails: false,
      'thumbnail-strip-height': 80,
      'thumbnail-strip-margin': 20,
      'show-meta': true,
      'meta-position': 'bottom',
      'active-alignment': 'center',
      'thumbnails-per-row': 4,
      padding: 20,
      'max-width': 300,
      lightboxTheme: 'dark',
      newWindow: false,
      transparentBackground: false,
    })
  })

  it('has the 23 options of the set', () => {
    expect(Object.keys(galleryOptions(defaultGallerySettings))).toHaveLength(23)
    expect(new Set(Object.values(galleryOptionNames)).size).toBe(23)
  })

  it('shows a slider to owners as Carousel', () => expect(galleryDesignLabels.slider).toBe('Carousel'))

  it('knows seven aspect ratios', () => {
    expect(Object.values(aspectRatios).map((ratio) => ratio.label)).toEqual([
      '1:1',
      '3:2',
      '2:3',
      '4:3',
      '3:4',
      '16:9',
      '2.40',
    ])
  })
})

describe('stored options', () => {
  it('come back as they were written', () => {
    const settings = gallery({ design: 'slider', autoplay: true, aspectRatio: 'widescreen', paddingPx: 0 })
    expect(readGallerySettings(galleryOptions(settings))).toEqual(settings)
  })

  it('may hold switches and numbers as texts, and ratios as owners read them', () => {
    const stored = { autoplay: 'true', 'auto-crop': 'false', padding: '7', 'aspect-ratio': '2.40' }
    expect(readGallerySettings(stored)).toMatchObject({
      autoplay: true,
      autoCrop: false,
      paddingPx: 7,
      aspectRatio: 'anamorphic-widescreen',
    })
  })

  it.each([
    ['design', 'spiral'],
    ['design', 'constructor'],
    ['meta-position', 'left'],
    ['lightboxTheme', 'pink'],
    ['padding', 'wide'],
    ['padding', null],
    ['autoplay', 1],
    ['aspect-ratio', '5:4'],
  ])('that make no sense, %s = %j, have their default', (name, value) => {
    expect(readGallerySettings({ [name]: value })).toEqual(defaultGallerySettings)
  })

  it.each([null, undefined, 'grid', 4])('of no kind, %j, are a gallery of defaults', (stored) => {
    expect(readGallerySettings(stored)).toEqual(defaultGallerySettings)
  })
})

describe('bounds', () => {
  it.each([
    ['autoplay-duration', 'autoplaySeconds', 1, 10],
    ['thumbnail-strip-height', 'thumbnailStripHeightPx', 0, 200],
    ['thumbnail-strip-margin', 'thumbnailStripMarginPx', 0, 60],
    ['thumbnails-per-row', 'thumbnailsPerRow', 1, 10],
    ['padding', 'paddingPx', 0, 50],
    ['max-width', 'maxWidthPx', 100, 300],
  ] as const)('%s lies between %s', (option, key, min, max) => {
    expect(readGallerySettings({ [option]: min - 1 })[key]).toBe(min)
    expect(readGallerySettings({ [option]: min })[key]).toBe(min)
    expect(readGallerySettings({ [option]: max })[key]).toBe(max)
    expect(readGallerySettings({ [option]: max + 1 })[key]).toBe(max)
  })

  it('make fractions whole, and what is no number the default', () => {
    expect(clampGallery(gallery({ paddingPx: 7.4 })).paddingPx).toBe(7)
    expect(clampGallery(gallery({ paddingPx: Number.NaN })).paddingPx).toBe(20)
  })
})

describe('choosing a design', () => {
  it('slideshow turns thumbnails on', () => {
    expect(chooseDesign(gallery(), 'slideshow')).toEqual(gallery({ design: 'slideshow', thumbnails: true }))
  })

  it('slider turns them off and leaves autoplay as it is', () => {
    const before = gallery({ design: 'slideshow', thumbnails: true, autoplay: true })
    expect(chooseDesign(before, 'slider')).toEqual(gallery({ design: 'slider', autoplay: true }))
  })

  it.each(['grid', 'stacked'] as const)('%s turns thumbnails and autoplay off', (design) => {
    const before = gallery({ design: 'slideshow', thumbnails: true, autoplay: true })
    expect(chooseDesign(before, design)).toEqual(gallery({ design }))
  })
})

describe('settings that owners see', () => {
  it('of a grid', () => {
    expect(visibleSettings(gallery())).toEqual([
      'design',
      'aspectRatio',
      'squareThumbs',
      'showMetaBasic',
      'thumbnailsPerRow',
      'paddingPx',
      'lightbox',
      'newWindow',
    ])
  })

  it('of a slideshow with everything on', () => {
    expect(visibleSettings(chooseDesign(gallery({ autoplay: true }), 'slideshow'))).toEqual([
      'design',
      'autoplay',
      'autoplaySeconds',
      'controls',
      'autoCrop',
      'thumbnails',
      'thumbnailStripHeightPx',
      'thumbnailStripMarginPx',
      'showMeta',
      'showMetaOnlyTitle',
      'metaPosition',
      'showMetaOnHover',
      'newWindow',
    ])
  })

  it('of a carousel', () => {
    expect(visibleSettings(chooseDesign(gallery({ showMeta: false }), 'slider'))).toEqual([
      'design',
      'autoplay',
      'controls',
      'showMeta',
      'activeAlignment',
      'paddingPx',
      'newWindow',
    ])
  })

  it.each([
    ['lightboxTheme', { lightbox: true }, { lightbox: false }],
    ['newWindow', { lightbox: false }, { lightbox: true }],
    ['maxWidthPx', { squareThumbs: false }, { squareThumbs: true }],
    ['aspectRatio', { squareThumbs: true }, { squareThumbs: false }],
    ['showMetaOnlyTitle', { showMetaBasic: true }, { showMetaBasic: false }],
    [
      'transparentBackground',
      { design: 'slideshow', autoCrop: false },
      { design: 'slideshow', autoCrop: true },
    ],
    ['thumbnailStripHeightPx', { design: 'slideshow', thumbnails: true }, { design: 'slideshow' }],
    ['autoplaySeconds', { design: 'slider', autoplay: true }, { design: 'slider' }],
    ['metaPosition', { design: 'slider', showMeta: true }, { design: 'slider', showMeta: false }],
  ] as const)('%s depends on others', (name, shown, hidden) => {
    expect(isVisibleSetting(name, gallery(shown))).toBe(true)
    expect(isVisibleSetting(name, gallery(hidden))).toBe(false)
  })
})
