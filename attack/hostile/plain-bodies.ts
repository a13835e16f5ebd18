/** A product with a text in every place that no picture has. */
export function plainProduct(collectionId: string, image: unknown) {
  const nameOfOption = `'"><img src=x onerror=__ran('option')>`
  return {
    collectionId,
    urlId: 'hostile-product',
    type: 'physical',
    title: 'Poster',
    excerptHtml: '<p>Excerpt</p>',
    bodyHtml: '<p>Body</p>',
    categories: ['Category'],
    tags: ['Tag'],
    images: [image],
    optionNames: [nameOfOption],
    variants: ['One', 'Two'].map((value, index) => ({
      id: null,
      sku: `SQHOSTILE${index}`,
      attributes: { [nameOfOption]: value },
      priceCents: 900,
      salePriceCents: 800,
      isOnSale: true,
      stock: { unlimited: false, onHand: 2 },
      weightGrams: 300,
      imageId: null,
    })),
    subscription: null,
    customAddButtonText: 'Take it',
    customSoldOutText: 'All gone',
    scarcity: { text: 'Only {n} left', threshold: 5 },
    safety: { makerKey: '', responsibleKey: '', warnings: 'Hot when it comes from the kiln.' },
    isFeatured: false,
    isVisible: true,
    seo: { title: 'Title', description: 'Description' },
  }
}

/** What an item of any kind can hold beside its title. */
export function richItem(input: Readonly<Record<string, unknown>>, image: unknown) {
  return {
    ...input,
    ...(input.event ? { event: { ...Object(input.event), onlineUrl: 'https://online.example/' } } : {}),
    excerptHtml: '<p>Excerpt</p>',
    bodyHtml: '<p>Body</p>',
    categories: ['Category'],
    tags: ['Tag'],
    status: 'published',
    sourceUrl: 'https://source.example/',
    clickthrough: { url: 'https://click.example/', newWindow: false },
    location: {
      addressTitle: 'Harbour',
      addressLine1: 'Street 1',
      addressLine2: 'Town',
      addressCountry: 'Country',
      mapLat: 1,
      mapLng: 1,
      mapZoom: 12,
      markerLat: 1,
      markerLng: 1,
    },
    image,
    gallery: [image],
    video: {
      html: '<iframe src="https://video.example/1"></iframe>',
      url: 'https://video.example/1',
      providerName: 'Video',
      thumbnailUrl: 'https://video.example/1.jpg',
      widthPx: 640,
      heightPx: 360,
      hasOverlay: false,
      playbackSpeed: 1,
      filter: 1,
      filterStrength: 0,
    },
    audio: { assetUrl: 'https://audio.example/1.mp3', durationMs: 1_000, artistName: 'Ana' },
    seo: { title: 'Title', description: 'Description' },
  }
}
