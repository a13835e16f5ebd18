import { compile } from '@vitrine/template/compile'
import { beforeAll, describe, expect, it } from 'vitest'
import { localizedStringsIn } from '../page-json/website/localized-strings.ts'
import { loadShopLocale } from '../sites/shop-locale.ts'
import { siteRegistry } from '../theme/site-registry.ts'
import { readDefaultNotFound, readDefaultViews } from './read-default-views.ts'
import type { ViewKind } from './view-kind.ts'

let views: Awaited<ReturnType<typeof readDefaultViews>>
beforeAll(async () => {
  views = await readDefaultViews()
})

const locale = loadShopLocale('en-US')
const website = { timeZone: 'America/New_York', language: 'en-US' }
const hostile = `"><script>alert('x')</script>`
const collection = { id: 'c1', title: 'Harbour', fullUrl: '/harbour', urlId: 'harbour' }

function render(kind: ViewKind, part: 'list' | 'item', data: object): string {
  const source = views.get(kind)?.[part]
  if (!source) throw new Error(`There is no ${kind}.${part}`)
  const template = compile(source.text, { file: source.file, registry: siteRegistry })
  expect(template.errors).toEqual([])
  const frame = { website, collection, localizedStrings: localizedStringsIn('en-US'), ...data }
  const { output, errors } = template.render(frame, { locale, now: Date.UTC(2026, 10, 21) })
  expect(errors).toEqual([])
  // What is left of the language would be shown to visitors.
  expect(output).not.toMatch(/\{[.@#a-z]/i)
  return output
}

const picture = {
  mainImageId: 'i',
  systemDataId: 'i',
  assetUrl: '/media/boat.jpg',
  originalSize: '1500x1000',
  systemDataVariants: '1500x1000,300w,750w',
}
const post = {
  id: 'p1',
  urlId: 'first',
  title: 'First & best',
  fullUrl: '/harbour/first',
  publishOn: Date.UTC(2026, 10, 3, 15),
  recordTypeLabel: 'text',
  body: '<p>Whole.</p>',
  excerpt: '<p>Short.</p>',
  categories: ['News', 'Sea & shore'],
  tags: ['tide'],
  author: { id: 'a1', displayName: 'Ada' },
  ...picture,
}
const evening = {
  ...post,
  title: 'Evening',
  fullUrl: '/harbour/evening',
  recordTypeLabel: 'event',
  // Seven in the evening to one in the night, New York: two days there, and two days in UTC.
  startDate: Date.UTC(2026, 10, 15, 0),
  endDate: Date.UTC(2026, 10, 15, 3),
  location: {
    addressTitle: 'The Pier',
    addressLine1: '1 Quay Rd',
    addressLine2: 'Portsmouth',
    addressCountry: 'US',
  },
}

it('every view renders without any data', () => {
  for (const [kind, { item }] of views) {
    render(kind, 'list', {})
    if (item) render(kind, 'item', { item: {} })
  }
  expect([...views.keys()]).toEqual(['blog', 'products', 'gallery', 'events', 'album', 'index'])
})

it('no view lets hostile titles, names and categories out', () => {
  const item = {
    ...post,
    ...evening,
    title: hostile,
    urlId: hostile,
    fullUrl: hostile,
    assetUrl: hostile,
    categories: [hostile],
    tags: [hostile],
    author: { id: hostile, displayName: hostile },
    location: {
      addressTitle: hostile,
      addressLine1: hostile,
      addressLine2: hostile,
      addressCountry: hostile,
    },
    artistName: hostile,
    audioAssetUrl: hostile,
    sourceUrl: hostile,
    passthrough: true,
    altText: hostile,
    filename: hostile,
    oembed: { html: hostile, url: hostile, providerName: hostile },
  }
  const part = {
    ...collection,
    title: hostile,
    navigationTitle: hostile,
    urlId: hostile,
    fullUrl: hostile,
    typeName: hostile,
    items: [item],
  }
  const page = {
    collection: { ...part, categories: [hostile], collections: [part, { ...part, typeName: 'gallery' }] },
    items: [item],
    upcoming: [item],
    past: [item],
    categoryFilter: hostile,
    tagFilter: hostile,
    item: { ...item, items: [item, item] },
    pagination: {
      prevItem: item,
      nextItem: item,
      prevPage: true,
      prevPageUrl: hostile,
      nextPage: true,
      nextPageUrl: hostile,
    },
  }
  for (const [kind, { item: hasItem }] of views) {
    expect(render(kind, 'list', page)).not.toContain('<script>alert')
    expect(render(kind, 'list', { ...page, calendarView: true })).not.toContain('<script>alert')
    if (hasItem) expect(render(kind, 'item', page)).not.toContain('<script>alert')
  }
})

describe('a blog', () => {
  it('lists its posts with date, author, categories and excerpt', () => {
    const html = render('blog', 'list', { items: [post] })
    expect(html).toContain('<a class="BlogList-item-title-link" href="/harbour/first">First &amp; best</a>')
    expect(html).toContain('datetime="2026-11-03">November 3, 2026</time>')
    expect(html).toContain('href="/harbour?category=Sea%20%26%20shore" rel="tag">Sea &amp; shore</a>')
    expect(html).toContain('<p>Short.</p>')
    expect(html).not.toContain('<p>Whole.</p>')
    expect(html).toContain('width="1500" height="1000"')
  })

  it('says what it is filtered by, and leads to newer and older posts', () => {
    const pagination = {
      prevPage: true,
      prevPageUrl: '/harbour?a=1&b=2',
      nextPage: true,
      nextPageUrl: '/harbour?c',
    }
    const html = render('blog', 'list', { items: [post], categoryFilter: 'News', pagination })
    expect(html).toContain('Posts in News')
    expect(html).toContain('href="/harbour?a=1&amp;b=2" rel="prev">Newer Posts</a>')
    expect(html).toContain('rel="next">Older Posts</a>')
  })

  it('links a passed-through post to its source', () => {
    const html = render('blog', 'list', {
      items: [{ ...post, passthrough: true, sourceUrl: 'https://a.example/?b&c' }],
    })
    expect(html).toContain('href="https://a.example/?b&amp;c">First')
  })

  it('shows a post whole, with its neighbours', () => {
    const html = render('blog', 'item', { item: post, pagination: { nextItem: post } })
    expect(html).toContain('<h1 class="BlogItem-title entry-title">First &amp; best</h1>')
    expect(html).toContain('<p>Whole.</p>')
    expect(html).toContain('href="/harbour?tag=tide"')
    expect(html).toContain('rel="next"')
    expect(html).not.toContain('rel="prev"')
  })
})

describe('a shop', () => {
  it('has a navigation of its categories that marks the one shown', () => {
    const html = render('products', 'list', {
      collection: { ...collection, categories: ['Mugs', 'Bowls'] },
      categoryFilter: 'Mugs',
      items: [post],
    })
    expect(html).toContain(
      '<li class="active-link"><a href="/harbour?category=Mugs" aria-current="page">Mugs</a></li>',
    )
    expect(html).toContain('<li><a href="/harbour?category=Bowls">Bowls</a></li>')
    expect(html).toContain('<h2 class="product-title">First &amp; best</h2>')
  })
})

describe('a part of a list', () => {
  it.each(['products', 'events', 'gallery'] as const)('of %s is headed by its tag', (kind) => {
    const page = { collection: { title: 'Wares' }, tagFilter: 'blue & green', items: [post] }
    expect(render(kind, 'list', page)).toMatch(/<h1 class="(?!.*hidden)[^>]*>Wares: blue &amp; green<\/h1>/)
  })

  it('of a blog is headed by its tag', () => {
    expect(render('blog', 'list', { items: [post], tagFilter: 'tide' })).toContain('Posts tagged tide')
  })

  it.each(['blog', 'products', 'events', 'gallery'] as const)('of %s says when nothing fits', (kind) => {
    const html = render(kind, 'list', { collection: { fullUrl: '/wares' }, nothingFits: true })
    expect(html).toContain('Nothing was found for this choice. <a href="/wares">See all</a>')
    expect(html).not.toContain('There is nothing here yet.')
  })
})

describe('a product', () => {
  const item = {
    ...post,
    body: '<p>Care.</p>',
    items: [picture, { ...picture, assetUrl: '/media/pier.jpg' }],
  }

  it('has the parts that templates style by their ids, with its story below both columns', () => {
    const html = render('products', 'item', { item })
    expect(html.replace(/\s+/g, ' ')).toMatch(
      /id="productSummary".*id="productGallery".*id="productSlideshow".*id="productThumbnails".*id="productDetails".*<h1 class="product-title">First &amp; best<\/h1>.*Short\..*<\/form>.*class="product-description"><p>Care\./,
    )
    expect(html).toContain('href="#product-picture-2" data-slide="1" aria-label="Picture 2"')
    expect(html).toContain('style="--first-ratio:1500/1000"')
  })

  it('has no thumbnails of a picture alone', () => {
    const html = render('products', 'item', { item: { ...item, items: [picture] } })
    expect(html).toContain('id="product-picture-1"')
    expect(html).not.toContain('productThumbnails')
  })
})

describe('a gallery', () => {
  it('has the design of its owner', () => {
    const gallerySettings = { design: 'slideshow', thumbnails: true }
    const html = render('gallery', 'list', {
      collection: { ...collection, gallerySettings },
      items: [post, post],
    })
    expect(html).toContain('sqs-gallery-block-slideshow')
    expect(html).toContain('id="gallery-c1-2"')
  })

  it('is a grid of pictures to enlarge otherwise', () => {
    const html = render('gallery', 'list', { items: [post] })
    expect(html).toContain('sqs-gallery-block-grid')
    expect(html).toContain('data-lightbox="dark"')
    const gallerySettings = { lightbox: false }
    const still = render('gallery', 'list', { collection: { ...collection, gallerySettings }, items: [post] })
    expect(still).not.toContain('data-lightbox')
  })
})

describe('events', () => {
  it('stand as a list of what comes, then what was', () => {
    const html = render('events', 'list', { upcoming: [evening], past: [{ ...evening, title: 'Gone' }] })
    expect(html.indexOf('eventlist--upcoming')).toBeLessThan(html.indexOf('eventlist--past'))
    expect(html).toContain('>Evening</a>')
    expect(html).toContain('eventlist-datetag-startdate--month">Nov</div>')
    expect(html).toContain('eventlist-datetag-startdate--day">14</div>')
    const long = { ...evening, endDate: Date.UTC(2026, 11, 27, 17) }
    expect(render('events', 'list', { upcoming: [long] })).toContain('enddate">to Dec 27</div>')
    expect(html).toMatch(/7:00\sPM<\/time> – <time class="event-time-12hr" datetime="22:00">10:00\sPM/)
    // Visitors may be elsewhere.
    expect(html).toContain('</time> <span class="event-time-zone">EST</span>')
    expect(html).toContain('href="/harbour/evening?format=ical"')
    expect(html).toContain('http://www.google.com/calendar/event?action=TEMPLATE&amp;text=Evening')
  })

  it('name one day for an evening that ends on it, in the zone of the site', () => {
    const html = render('events', 'item', { item: evening })
    expect(html).toContain('datetime="2026-11-14">Saturday, November 14, 2026</time></li>')
    const long = render('events', 'item', { item: { ...evening, endDate: Date.UTC(2026, 10, 16, 3) } })
    expect(long).toContain(
      '– <time class="event-date" datetime="2026-11-15">Sunday, November 15, 2026</time>',
    )
  })

  it('stand in a calendar when it is asked for', () => {
    const html = render('events', 'list', { upcoming: [evening], calendarView: true, monthFilter: '11-2026' })
    expect(html).toContain('<table class="yui3-calendar-grid"')
    expect(html).toContain('<a href="/harbour?view=calendar" aria-current="page">Calendar</a>')
    expect(html).not.toContain('eventlist-event')
  })

  it('have a place on a map', () => {
    const html = render('events', 'item', { item: evening })
    expect(html).toContain('href="https://www.google.com/maps?q=1%20Quay%20Rd%20Portsmouth%20US"')
    expect(html).toContain('>The Pier</span>')
  })

  it('say so when there are none, in the language of the page', () => {
    expect(render('events', 'list', {})).toContain('Nothing takes place at the moment.')
    const german = render('events', 'list', { localizedStrings: localizedStringsIn('de-DE') })
    for (const text of [
      'Zurzeit findet nichts statt.',
      '>Liste</a>',
      '>Kalender</a>',
      'aria-label="Ansichten"',
    ])
      expect(german).toContain(text)
  })
})

describe('an album', () => {
  const track = {
    ...post,
    id: 't1',
    title: 'Slack water',
    structuredContent: {
      audioAssetUrl: '/media/slack.mp3',
      artistName: 'The Tides',
      lengthInMilliSeconds: 185_000,
    },
  }

  it('lists its tracks, each with a player that needs no script', () => {
    const metadata = { artistName: 'The Tides', albumDescription: '<p>Live.</p>', albumCover: picture }
    const html = render('album', 'list', { collection: { ...collection, metadata }, items: [track] })
    expect(html).toContain('<span class="track-title">Slack water</span>')
    expect(html).toContain('<span class="track-artist">The Tides</span>')
    expect(html).toContain('<span class="track-duration">3:05</span>')
    expect(html).toContain(
      '<audio controls preload="none" aria-label="Slack water" src="/media/slack.mp3"></audio>',
    )
    expect(html).toContain('<p class="album-artist-name">The Tides</p>')
  })

  it('reads tracks that have their recording at their own level too', () => {
    const plain = {
      ...post,
      structuredContent: undefined,
      audioAssetUrl: '/a.mp3',
      lengthInMilliSeconds: 60_000,
    }
    const html = render('album', 'list', { items: [plain] })
    expect(html).toContain('src="/a.mp3"')
    expect(html).toContain('1:00')
  })
})

describe('an index', () => {
  const page = {
    ...collection,
    urlId: 'about',
    title: 'About',
    typeName: 'page',
    mainContent: '<p>We sail.</p>',
  }
  const gallery = {
    ...collection,
    id: 'g',
    urlId: 'boats',
    title: 'Boats',
    typeName: 'gallery',
    items: [post],
  }
  const journal = { ...collection, urlId: 'journal', title: 'Journal', typeName: 'blog', items: [post] }

  it('stacks its parts, each under an anchor', () => {
    const html = render('index', 'list', {
      collection: { ...collection, collections: [page, gallery, journal] },
    })
    expect(html).toContain('id="about"')
    expect(html).toContain('<p>We sail.</p>')
    expect(html).toContain('id="gallery-g-1"')
    expect(html).toContain('<h3 class="index-card-title">First &amp; best</h3>')
  })

  it('shows cards that lead to its parts when it is a grid', () => {
    const html = render('index', 'list', {
      collection: { ...collection, indexType: 'grid', collections: [page] },
    })
    expect(html).toContain('<h2 class="index-card-title">About</h2>')
    expect(html).not.toContain('We sail.')
  })

  it('keeps what is behind a password to itself', () => {
    const parts = [{ ...page, passwordProtected: true }]
    expect(render('index', 'list', { collection: { ...collection, collections: parts } })).not.toContain(
      'We sail.',
    )
  })
})

it('the page for unknown addresses leads home', async () => {
  expect((await readDefaultNotFound()).text).toContain('<a href="/">')
})
