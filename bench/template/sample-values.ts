import type { Item, PageData, Picture, Variant } from './page.ts'

const glazes = ['Blue', 'Green "sea"', 'Sand & salt']

/** The data of a page with so many items; with `kind` they are products or posts. */
export function pageData(count: number, kind: 'product' | 'post'): PageData {
  const items = Array.from({ length: count }, (_, index) => buildItem(index, kind))
  const [item = buildItem(0, kind)] = items
  return {
    website: { siteTitle: 'Clay & Co', timeZone: 'Europe/Berlin', shareButtonOptions: { 1: true } },
    websiteSettings: { simpleLikingEnabled: true },
    featureFlags: { useCLDRMoneyFormat: true },
    collection: { id: 'c0ffee', title: 'Mugs & Bowls', fullUrl: '/shop' },
    pagination: { nextPage: true, nextPageUrl: '/shop?page=2' },
    items,
    item,
  }
}

function buildItem(index: number, kind: 'product' | 'post'): Item {
  return {
    ...buildPicture(index),
    collectionId: 'c0ffee',
    recordType: kind === 'product' ? 11 : 1,
    recordTypeLabel: kind === 'product' ? 'store-item' : 'text',
    fullUrl: `/shop/p/item-${index}`,
    body: `<p>Thrown by hand, number ${index}.</p>`,
    summary: `Thrown by hand & fired twice. ${'Each piece is a little different from the last. '.repeat(3)}`,
    excerpt: { html: index % 4 === 3 ? '' : `<p>What we fired in week ${index} &amp; why.</p>` },
    priceCents: 1200 + index * 35,
    starred: index % 7 === 0,
    mainImageId: index % 6 === 5 ? '' : `image-${index}`,
    addedOn: 1_700_000_000_000 + index * 86_400_000,
    author: { id: `author-${index % 3}`, displayName: ['Ada L.', 'Grace H.', 'Jean & Co'][index % 3] ?? '' },
    categories: ['news', 'kiln'].slice(0, 1 + (index % 2)),
    tags: index % 5 === 0 ? [] : ['handmade', `glaze-${index % 7}`, 'kitchen'],
    publicCommentCount: (index % 4) + 1,
    likeCount: index,
    gallery: Array.from({ length: 6 }, (_, position) => buildPicture(index * 10 + position)),
    structuredContent: {
      productType: 1,
      variantOptionOrdering: ['Glaze', 'Size'],
      variants: buildVariants(index),
    },
  }
}

function buildPicture(index: number): Picture {
  return {
    id: `5a0e${index.toString(16).padStart(20, '0')}`,
    title: index % 3 === 0 ? `Mug "No. ${index}" <blue>` : `Bowl number ${index}`,
    assetUrl: `https://img.example/${index}/picture.jpg`,
    originalSize: '1500x1000',
    systemDataVariants: '1500x1000,100w,300w,500w,750w,1000w,1500w',
    mediaFocalPoint: { x: 0.5, y: 0.25 },
  }
}

function buildVariants(index: number): readonly Variant[] {
  const price = 12 + index
  return glazes.flatMap((glaze, position) =>
    ['S', 'L'].map((size) => ({
      id: `variant-${index}-${position}-${size}`,
      sku: `SKU-${index}-${position}-${size}`,
      attributes: { Glaze: glaze, Size: size },
      optionValues: [{ value: glaze }, { value: size }],
      price: (index % 3 === 0 ? price + position : price) * 100,
      priceMoney: { currency: 'USD', value: (index % 3 === 0 ? price + position : price).toFixed(2) },
      salePriceMoney: { currency: 'USD', value: (price - 2).toFixed(2) },
      onSale: index % 3 === 1,
      unlimited: false,
      qtyInStock: index % 8 === 7 ? 0 : 3,
    })),
  )
}
