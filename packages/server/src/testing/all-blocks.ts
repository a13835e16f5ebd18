import { formFieldTypes } from '@vitrine/domain/content/blocks/form-field-types'
import type { BlockType, Layout } from '@vitrine/domain/content/layout'
import { readLayout } from '@vitrine/domain/content/read-layout'
import type { ProductImage } from '@vitrine/domain/images/product-image'

/** What blocks of a page show besides themselves. */
export interface BlockSubjects {
  readonly image: ProductImage
  readonly productId: string
  /** Addresses of a shop, a blog, and a calendar. */
  readonly shop: string
  readonly blog: string
  readonly events: string
}

/** What a block of each kind holds when all of it is filled in. */
export function sampleValues(subjects: BlockSubjects): Readonly<Record<BlockType, object>> {
  const { image, productId, shop, blog, events } = subjects
  return {
    html: { html: '<h2>On paper</h2><p>Some <em>words</em> and a <a href="/shop">link</a>.</p>' },
    markdown: {
      source:
        '## On screen\n\nSome *words*, a [link](/shop):\n\n* one\n* two\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    },
    image: {
      image,
      title: 'Pots',
      caption: '<p>As they <em>left</em> the kiln.</p>',
      lightbox: true,
      aspectRatio: '3:2',
    },
    gallery: {
      images: [1, 2, 3, 4].map((number) => ({
        image: { ...image, altText: `Pots, seen a ${number}. time` },
        title: `Shelf ${number}`,
        description: '<p>Still warm.</p>',
        link: number === 1 ? '/shop' : '',
      })),
      settings: { design: 'grid', 'thumbnails-per-row': 4, padding: 12, 'show-meta-basic': true },
    },
    video: {
      url: 'https://video.example/watch?v=1',
      embedHtml: '<iframe src="https://video.example/embed/1" width="640" height="360"></iframe>',
      providerName: 'Example Video',
      title: 'A day at the kiln',
      overlay: image,
      caption: '<p>Four minutes.</p>',
    },
    audio: { assetUrl: '/assets/tide.mp3', title: 'The tide', author: 'Ines Caro', showDownload: true },
    quote: { quote: 'A good cup should be\nthe least interesting thing.', source: 'Patti Oduya' },
    code: { source: 'const cup = "a < b && c"', language: 'javascript' },
    embed: {
      url: 'https://maps.example/1',
      embedHtml: "<iframe src='https://maps.example/embed/1'></iframe>",
      title: 'A timetable',
      providerName: 'Example Ferries',
      aspectRatio: '4:3',
    },
    button: { label: 'Visit the shop', link: '/shop', size: 'large', alignment: 'center', newWindow: true },
    horizontalrule: {},
    languages: {},
    spacer: { heightPx: 24 },
    form: {
      name: 'Write to us',
      fields: formFieldTypes.map((type, index) => ({
        id: `field-${index}`,
        type,
        title: `A ${type}`,
        description: 'As you like it.',
        placeholder: 'Here',
        isRequired: index % 2 === 0,
        options: ['First', 'Second'],
        maxLength: 200,
        currencySymbol: '$',
        showCountryCode: true,
        underline: true,
        key: 'campaign',
        value: 'autumn',
      })),
      submitLabel: 'Send',
      submissionHtml: '<p>Thank you.</p>',
      disclaimerHtml: '<p>We keep it for a year.</p>',
    },
    newsletter: {
      title: 'Letters',
      description: '<p>Four a year.</p>',
      buttonLabel: 'Sign up',
      footnote: '<p>No more than that.</p>',
      asksName: true,
    },
    product: { productId },
    'summary-v2': {
      collectionId: blog,
      design: 'carousel',
      headerText: 'From the journal',
      primaryMetadata: 'date',
      secondaryMetadata: 'cats',
      showReadMore: true,
    },
    map: {
      addressTitle: 'Tidewater',
      addressLine1: '214 Conover Street',
      addressLine2: 'Brooklyn',
      addressCountry: 'United States',
      latitude: 40.6757,
      longitude: -74.0135,
    },
    'socialaccountlinks-v2': { size: 'medium', shape: 'round', alignment: 'center' },
    search: { placeholder: 'What are you looking for?' },
    tagcloud: { collectionId: blog, terms: 'categories', showCounts: true },
    archive: { collectionId: shop, groupBy: 'none' },
    accordion: {
      items: [
        { title: 'Can I collect an order?', html: '<p>Yes.</p>' },
        { title: 'Do you sell seconds?', html: '<p>At times.</p>' },
      ],
      opensFirst: true,
    },
    menu: {
      source: 'Lunch\n=====\n\nStarters\n--------\n\nSoup\nOf the day\n$4\n+ Bread $1\n\nSalad\n$6',
      currencySymbol: '$',
    },
    calendar: { collectionId: events },
    tourdates: {
      title: 'On the road',
      items: [
        { date: '4 May', venue: 'The Rope Store', place: 'Brooklyn', link: '/shop', linkLabel: 'Tickets' },
      ],
    },
    navigation: { navigationId: 'mainNav' },
    instagram: { title: 'From the shore', screenname: 'tide', profileUrl: 'https://instagram.com/tide' },
    twitter: { screenname: '@tide', profileUrl: 'https://twitter.com/tide' },
    rss: { collectionId: blog, title: 'Read along' },
    donation: {
      title: 'A new kiln',
      description: '<p>The old one leaks.</p>',
      buttonLabel: 'Give',
      link: 'https://give.example/kiln',
    },
  }
}

/** One block of every kind, two in a row where they are small. */
export function allBlocks(subjects: BlockSubjects): Layout {
  const blocks = Object.entries(sampleValues(subjects)).map(([type, value]) => ({
    id: `all-${type}`,
    type,
    value,
  }))
  const rows = blocks.map((block, index) => {
    const isWide = ['gallery', 'form', 'summary-v2', 'horizontalrule', 'spacer'].includes(block.type)
    const rest = isWide
      ? []
      : [{ span: 4, blocks: [{ id: `rest-${index}`, type: 'spacer', value: { heightPx: 1 } }] }]
    return { columns: [{ span: isWide ? 12 : 8, blocks: [block] }, ...rest] }
  })
  const read = readLayout({ raw: false, layout: { columns: 12, rows } })
  if (!read.ok) throw new Error(`The sample blocks cannot be kept: ${JSON.stringify(read.errors)}`)
  return read.layout
}
