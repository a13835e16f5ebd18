import { chooseDesign, defaultGallerySettings } from '@vitrine/domain/content/gallery/gallery-settings'
import { describe, expect, it } from 'vitest'
import { galleryHtml } from './gallery-html.ts'

const place = { id: 'g1', label: 'Harbour' }
const boat = {
  id: 'boat',
  recordType: 2,
  assetUrl: '/media/boat.jpg',
  originalSize: '1500x1000',
  systemDataVariants: '1500x1000,100w,300w,500w,750w,1000w,1500w',
  mediaFocalPoint: { x: 0.25, y: 1 },
  altText: 'A red boat',
  title: 'Boat & "buoy"',
  description: '<p>At <em>noon</em></p>',
}
const pier = { id: 'pier', recordType: 2, assetUrl: '/media/pier.jpg', filename: 'pier.jpg', title: '' }
const film = {
  id: 'film',
  recordType: 8,
  title: 'The tide',
  assetUrl: '/media/tide.jpg',
  oembed: { html: '<iframe src="https://video.example/1"></iframe>', url: 'https://video.example/1' },
}

function shown(images: readonly unknown[], changes = {}) {
  document.body.innerHTML = galleryHtml(images, { ...defaultGallerySettings, ...changes }, place).text
  const found = document.body.firstElementChild
  if (!found) throw new Error('The gallery is empty')
  return found
}
const slides = () => [...document.querySelectorAll('.slide')]

describe('every gallery', () => {
  it('shows nothing without pictures', () => {
    expect(galleryHtml([], defaultGallerySettings, place).text).toBe('')
    expect(galleryHtml([null, 'x', { title: 'No picture' }], defaultGallerySettings, place).text).toBe('')
  })

  it('gives a picture its widths, its size and the point that stays in sight', () => {
    const image = shown([boat]).querySelector('img')
    expect(image?.getAttribute('srcset')).toContain('/media/boat.jpg?format=300w 300w')
    expect(image?.getAttribute('src')).toBe('/media/boat.jpg?format=750w')
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1500', '1000'])
    expect(image?.getAttribute('style')).toBe('object-position:25% 100%')
    expect(image?.getAttribute('loading')).toBe('lazy')
  })

  it.each([
    [boat, 'A red boat'],
    [{ ...boat, altText: '' }, 'Boat & "buoy"'],
    [{ ...boat, altText: undefined, mainImage: { altText: 'A red boat at anchor' } }, 'A red boat at anchor'],
    [{ ...boat, altText: '', title: '' }, 'At noon'],
    [pier, 'pier.jpg'],
    [{ assetUrl: '/a', body: 'x'.repeat(2000) }, 'x'.repeat(1000)],
  ])('tells what %j shows', (image, text) => {
    expect(shown([image]).querySelector('img')?.alt).toBe(text)
  })

  it('reads posts that have a picture too', () => {
    const post = { id: 'p', title: 'Post', mainImage: { assetUrl: '/media/post.jpg', originalSize: '30x20' } }
    expect(shown([post]).querySelector('img')?.getAttribute('src')).toBe('/media/post.jpg?format=750w')
  })

  it('lets nothing of a hostile picture out of its place', () => {
    const text = '"><script>alert(1)</script>'
    const hostile = {
      ...boat,
      id: text,
      assetUrl: `/m/${text}`,
      altText: text,
      title: text,
      originalSize: text,
    }
    shown([hostile, { ...film, oembed: { html: text, url: `javascript:${text}` } }], {
      showMetaBasic: true,
      lightbox: true,
    })
    expect(document.querySelectorAll('script')).toHaveLength(0)
    expect(document.body.innerHTML).not.toContain('javascript:')
  })

  it('lets all but the first two pictures wait, when it is in sight at once', () => {
    document.body.innerHTML = galleryHtml([boat, boat, boat], defaultGallerySettings, {
      ...place,
      isFirst: true,
    }).text
    expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      null,
      null,
      'lazy',
    ])
  })
})

describe('a grid', () => {
  it('has its columns, gap and form', () => {
    const grid = shown([boat, pier], { aspectRatio: 'standard', thumbnailsPerRow: 3, paddingPx: 8 })
    expect(grid.className).toBe(
      'sqs-gallery-container sqs-gallery-block-grid sqs-gallery-thumbnails-per-row-3 sqs-gallery-aspect-ratio-standard clear',
    )
    expect(grid.getAttribute('style')).toBe('--gallery-columns:3;--gallery-gap:8px;--gallery-ratio:1.5')
  })

  it('leaves pictures whole up to a width', () => {
    expect(shown([boat], { squareThumbs: false, maxWidthPx: 200 }).getAttribute('style')).toContain(
      '--gallery-max-width:200px',
    )
  })

  it('shows titles only when they are asked for', () => {
    expect(shown([boat]).querySelector('.image-slide-title')).toBeNull()
    expect(shown([boat], { showMetaBasic: true }).querySelector('.meta-title')?.textContent).toBe(
      'Boat & "buoy"',
    )
    expect(document.querySelector('.meta-description em')?.textContent).toBe('noon')
    shown([boat], { showMetaBasic: true, showMetaOnlyTitle: true })
    expect(document.querySelector('.meta-description')).toBeNull()
  })

  it('enlarges pictures when it is asked to, and is a link to the large one without a script', () => {
    const grid = shown([boat, pier], { lightbox: true, lightboxTheme: 'light' })
    expect(grid.getAttribute('data-lightbox')).toBe('light')
    const links = [...document.querySelectorAll<HTMLElement>('a[data-lightbox-index]')]
    expect(links.map((link) => link.dataset.lightboxIndex)).toEqual(['0', '1'])
    expect(links[0]?.getAttribute('href')).toBe('/media/boat.jpg?format=2500w')
  })

  it('leads where the owner linked a picture, in a new window if wanted', () => {
    shown([{ ...boat, clickthroughUrl: { url: '/shop', newWindow: false } }])
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/shop')
    expect(document.querySelector('a')?.getAttribute('target')).toBeNull()
    shown([{ ...boat, clickthroughUrl: { url: 'https://a.example', newWindow: true } }])
    expect(document.querySelector('a')?.getAttribute('rel')).toBe('noopener')
    shown([{ ...boat, clickthroughUrl: '/shop' }], { newWindow: true })
    expect(document.querySelector('a')?.getAttribute('target')).toBe('_blank')
    shown([{ ...boat, clickthroughUrl: { url: 'javascript:alert(1)' } }])
    expect(document.querySelector('a')).toBeNull()
  })

  it('plays films where they are', () => {
    shown([film], { lightbox: true })
    const play = document.querySelector('a.sqs-gallery-film')
    expect(play?.getAttribute('aria-label')).toBe('Play The tide')
    expect(play?.getAttribute('href')).toBe('https://video.example/1')
  })
})

describe('a slideshow', () => {
  const settings = chooseDesign(defaultGallerySettings, 'slideshow')

  it('is a carousel of numbered slides, the first of them active', () => {
    const show = shown([boat, pier], settings)
    expect(show.getAttribute('aria-roledescription')).toBe('carousel')
    expect(show.getAttribute('aria-label')).toBe('Harbour')
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2'])
    expect(slides().map((slide) => slide.classList.contains('sqs-active-slide'))).toEqual([true, false])
    expect(show.classList.contains('sqs-gallery-block-meta-position-bottom')).toBe(true)
  })

  it('has arrows only when they are on', () => {
    expect(shown([boat, pier], settings).classList.contains('sqs-gallery-controls-disabled')).toBe(true)
    expect(document.querySelector('button')).toBeNull()
    shown([boat, pier], { ...settings, controls: true })
    expect(
      [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Previous picture', 'Next picture'])
  })

  it('that plays by itself can be stopped', () => {
    const show = shown([boat, pier], { ...settings, autoplay: true, autoplaySeconds: 3 })
    expect(show.getAttribute('data-autoplay')).toBe('3')
    expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Stop the slideshow')
  })

  it('has thumbnails that lead to slides without a script', () => {
    shown([boat, pier], settings)
    const links = [...document.querySelectorAll('.sqs-gallery-thumbnails a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#g1-1', '#g1-2'])
    expect(slides().map((slide) => slide.id)).toEqual(['g1-1', 'g1-2'])
    expect(links[0]?.getAttribute('aria-current')).toBe('true')
  })

  it('of one picture has nothing to steer', () => {
    shown([boat], { ...settings, controls: true, autoplay: true })
    expect(document.querySelector('button, .sqs-gallery-thumbnails')).toBeNull()
  })

  it.each([
    ['1500x1000', '1.5'],
    ['1000x1500', '1'],
    ['3000x1000', '2.4'],
    ['', '1.5'],
  ])('whose first picture is %s has a frame of %s', (originalSize, ratio) => {
    expect(shown([{ ...boat, originalSize }], settings).getAttribute('style')).toContain(
      `--gallery-ratio:${ratio};`,
    )
  })
})

describe('a carousel', () => {
  it('says where its active picture stands, and has no thumbnails', () => {
    const carousel = shown([boat, pier], { design: 'slider', thumbnails: true, activeAlignment: 'left' })
    expect(carousel.classList.contains('sqs-gallery-block-slider')).toBe(true)
    expect(carousel.classList.contains('sqs-gallery-active-alignment-left')).toBe(true)
    expect(document.querySelector('.sqs-gallery-thumbnails')).toBeNull()
  })
})
