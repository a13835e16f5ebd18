import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import type { Log } from '../log.ts'
import { placeInside } from '../template-folder/read-inside.ts'
import type { KeepPicture } from './keep-picture.ts'
import type { PictureSeed } from './picture-schema.ts'
import { picturesIn } from './read-layout-seeds.ts'
import type { Seed } from './read-seed.ts'
import { seedId } from './seed-ids.ts'

/** Where seeded pictures go. */
export interface PictureDestination {
  readonly websiteId: string
  readonly dataDir: string
  readonly log: Log
  readonly keepPicture: KeepPicture
}

/** Stores the pictures of the sample content; returns them by file. A picture that is missing or broken is left out and reported. */
export async function seedPictures(
  seed: Seed,
  place: PictureDestination,
): Promise<ReadonlyMap<string, ProductImage>> {
  const images = new Map<string, ProductImage>()
  for (const picture of picturesOf(seed)) {
    if (images.has(picture.file)) continue
    const image = await seedPicture(seed.dir, picture, place)
    if (image) images.set(picture.file, image)
  }
  return images
}

async function seedPicture(dir: string, { file, alt }: PictureSeed, destination: PictureDestination) {
  const place = await placeInside(dir, file)
  const bytes = place === null ? null : await readFile(place).catch(() => null)
  const { websiteId, dataDir, keepPicture } = destination
  const kept =
    bytes &&
    (await keepPicture({
      id: seedId('image', file),
      websiteId,
      dataDir,
      content: bytes,
      filename: path.basename(file),
      altText: alt,
      isOwn: true,
    }))
  if (kept?.ok) return kept.image
  destination.log.warn({ file }, 'A picture of the sample content is missing or cannot be read')
  return null
}

/** Every picture that is named anywhere in the content. */
function picturesOf({ site, shop, journal, items, authors, layouts }: Seed): readonly PictureSeed[] {
  return picturesIn([
    site.website,
    site.collections,
    shop.products,
    journal.posts,
    [...items.values()],
    authors,
    layouts.map(({ rows }) => rows),
  ])
}
