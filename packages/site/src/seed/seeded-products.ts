import { planProduct } from '@vitrine/domain/catalogue/plan-product'
import type { Product } from '@vitrine/domain/catalogue/product'
import { describeProblems } from '@vitrine/domain/catalogue/product-problems'
import type { DigitalFile } from '@vitrine/domain/catalogue/sale/digital-file'
import type { Collection } from '@vitrine/domain/content/collection'
import { BrokenSamplesError } from './broken/broken-samples.ts'
import { seedId, seedUuid } from './seed-ids.ts'
import type { ShopSeed } from './seed-schemas.ts'
import { type SeedContext, seededInput } from './seeded-content.ts'

/** What the making of products needs. */
export interface ProductContext extends SeedContext {
  /** Files that are sold, by their path in the folder. */
  readonly files: ReadonlyMap<string, DigitalFile>
}

/** The products of the sample content, by the rule that every product is saved by. Throws for one that it refuses. */
export function seededProducts(
  seeds: ShopSeed['products'],
  { id: collectionId, typeName }: Pick<Collection, 'id' | 'typeName'>,
  { pictureOf, files, nowMs }: ProductContext,
): readonly Product[] {
  const holders = new Map<string, string>()
  return seeds.map((seed, productCount) => {
    const { urlId } = seed
    const digitalFiles = (seed.files ?? []).flatMap((file) => files.get(file) ?? [])
    const plain = seededInput(seed, collectionId, pictureOf)
    const input = digitalFiles.length > 0 ? { ...plain, digitalFiles } : plain
    const plan = planProduct(input, {
      known: null,
      place: {
        isShopPage: typeName === 'products',
        productCount,
        addressHolderId: holders.get(urlId) ?? null,
        digitalFiles: new Map(digitalFiles.map((file) => [file.id, file])),
        images: new Map(input.images.map((image) => [image.id, image])),
      },
      makers: {
        nowMs,
        newId: () => seedId('product', urlId),
        newVariantId: (sku) => seedUuid('variant', `${urlId}/${sku}`),
        random: seededChance(urlId),
      },
    })
    if (!plan.ok) {
      const [[path, text] = []] = Object.entries(describeProblems(plan.problems, input))
      throw new BrokenSamplesError('shop.json', `is not right at /products/${productCount}/${path}: ${text}`)
    }
    holders.set(urlId, plan.product.id)
    return plan.product
  })
}

/** Numbers from 0 up to 1, the same for the same product each time. */
function seededChance(urlId: string): () => number {
  let drawn = 0
  return () => {
    drawn += 1
    return Number.parseInt(seedId('sku', `${urlId}/${drawn}`).slice(-8), 16) / 2 ** 32
  }
}
