import type { ProductInput, VariantInput } from '@vitrine/domain/catalogue/product-input'
import { type Collection, plainCollection } from '@vitrine/domain/content/collection'
import { readGallerySettings } from '@vitrine/domain/content/gallery/gallery-options'
import { type ContentItem, plainItem } from '@vitrine/domain/content/item'
import type { PodcastShow } from '@vitrine/domain/content/podcasts/podcast-show'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import type { PictureFinder } from './picture-schema.ts'
import { seedId } from './seed-ids.ts'
import type { JournalSeed, ShopSeed, SiteSeed } from './seed-schemas.ts'
import { seededCollectionId } from './seeded-site.ts'

type CollectionSeed = SiteSeed['collections'][number]
type ProductSeed = ShopSeed['products'][number]
type PostSeed = JournalSeed['posts'][number]

/** What the making of seeded content needs beside the seed. */
export interface SeedContext {
  readonly pictureOf: PictureFinder
  readonly nowMs: number
}

/** A collection of the sample content. */
export function seededCollection(
  seed: CollectionSeed,
  { position, bodyHtml, homepage }: { position: number; bodyHtml: string; homepage: string },
  { pictureOf, nowMs }: SeedContext,
): Collection {
  return {
    ...plainCollection,
    id: seededCollectionId(seed.urlId),
    urlId: seed.urlId,
    title: seed.title,
    navigationTitle: seed.navigationTitle ?? seed.title,
    typeName: seed.typeName,
    description: seed.description ?? '',
    bodyHtml,
    mainImage: seed.mainImage ? pictureOf(seed.mainImage) : null,
    parentId: seed.parent === undefined ? null : seededCollectionId(seed.parent),
    layoutId: seed.layout ?? null,
    externalUrl: seed.externalUrl ?? null,
    eventView: seed.eventView ?? 'list',
    gallery: seed.gallery ? readGallerySettings(seed.gallery) : null,
    album: seed.album ? seededAlbum(seed.album, pictureOf) : null,
    podcast: seed.podcast ? seededShow(seed.podcast, pictureOf) : null,
    isEnabled: true,
    isHomepage: seed.urlId === homepage,
    pageSize: seed.pageSize ?? null,
    position,
    updatedAtMs: nowMs,
  }
}

function seededAlbum(
  { artistName, descriptionHtml = '', cover }: NonNullable<CollectionSeed['album']>,
  pictureOf: PictureFinder,
) {
  return { artistName, descriptionHtml, cover: cover ? pictureOf(cover) : null }
}

function seededShow(
  { image, ...show }: NonNullable<CollectionSeed['podcast']>,
  pictureOf: PictureFinder,
): PodcastShow {
  return {
    ...{ title: '', author: '', email: '', isExplicit: false, language: '' },
    ...show,
    image: pictureOf(image),
  }
}

/** A product of the sample content, as it is asked to be saved. */
export function seededInput(seed: ProductSeed, collectionId: string, pictureOf: PictureFinder): ProductInput {
  const images = (seed.images ?? []).flatMap((picture) => pictureOf(picture) ?? [])
  return {
    collectionId,
    urlId: seed.urlId,
    type: seed.type,
    title: seed.title,
    excerptHtml: seed.excerptHtml ?? '',
    bodyHtml: seed.bodyHtml ?? '',
    categories: seed.categories ?? [],
    tags: seed.tags ?? [],
    images,
    optionNames: seed.options ?? [],
    variants: seed.variants.map((variant) => seededVariant(variant, seed, images)),
    subscription: seed.subscription
      ? { interval: seed.subscription.interval, billingCycles: seed.subscription.cycles }
      : null,
    customAddButtonText: seed.customAddButtonText ?? null,
    customSoldOutText: seed.customSoldOutText ?? null,
    scarcity: seed.scarcity ?? null,
    isFeatured: seed.featured ?? false,
    isVisible: true,
    seo: { title: '', description: '' },
  }
}

function seededVariant(
  variant: ProductSeed['variants'][number],
  product: ProductSeed,
  images: readonly ProductImage[],
): VariantInput {
  const { stock = null } = variant
  return {
    sku: variant.sku,
    attributes: Object.fromEntries(
      (product.options ?? []).map((name, index) => [name, variant.values?.[index] ?? '']),
    ),
    priceCents: variant.priceCents,
    salePriceCents: variant.salePriceCents ?? 0,
    isOnSale: variant.onSale ?? false,
    stock: stock === null ? { unlimited: true } : { unlimited: false, onHand: stock },
    weightGrams: variant.weightGrams ?? 0,
    imageId: variant.image === undefined ? null : (images[variant.image]?.id ?? null),
  }
}

/** A blog post of the sample content. */
export function seededPost(
  seed: PostSeed,
  collectionId: string,
  { pictureOf, nowMs }: SeedContext,
): ContentItem {
  const published = Date.parse(seed.publishedOn)
  const publishedAtMs = Number.isNaN(published) ? nowMs : published
  return {
    ...plainItem,
    id: seedId('post', seed.urlId),
    collectionId,
    urlId: seed.urlId,
    title: seed.title,
    excerptHtml: seed.excerptHtml ?? '',
    bodyHtml: seed.bodyHtml ?? '',
    author: { id: seedId('author', seed.author), displayName: seed.author },
    categories: seed.categories ?? [],
    tags: seed.tags ?? [],
    image: seed.image ? pictureOf(seed.image) : null,
    isFeatured: seed.featured ?? false,
    publishedAtMs,
    updatedAtMs: publishedAtMs,
  }
}
