import type { DigitalFile } from '@vitrine/domain/catalogue/sale/digital-file'
import type { Seed } from '../read-seed.ts'
import { seedId } from '../seed-ids.ts'
import { seededProducts } from '../seeded-products.ts'

/** Throws for products of the sample content that no owner could save, as if all their pictures and files were there. */
export function checkProducts({ site, shop }: Pick<Seed, 'site' | 'shop'>): void {
  const paths = shop.products.flatMap((product) => product.files ?? [])
  const files = new Map<string, DigitalFile>(
    paths.map((file) => [file, { id: seedId('digital-file', file), filename: file, bytes: 1 }]),
  )
  const { typeName = '' } = site.collections.find((each) => each.typeName === 'products') ?? {}
  if (typeName !== '')
    seededProducts(shop.products, { id: '', typeName }, { files, pictureOf: () => null, nowMs: 0 })
}
