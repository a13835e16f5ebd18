import type { Product } from '@vitrine/domain/catalogue/product'
import type { SiteStore } from '@vitrine/store/store'
import { buildProduct, buildVariant, noon } from '@vitrine/store/testing/builders'
import { type Draw, drawFrom, nameOf, pick, pickOf } from './draw.ts'
import { writeInBatches } from './write-in-batches.ts'

const variantsOfOne = 5

/** Fills a shop page with products of five variants each. */
export async function fillWithProducts(site: SiteStore, count: number, collectionId?: string): Promise<void> {
  const draw = drawFrom(count)
  await writeInBatches(site, count, {
    make: (place) => drawnProduct(place, draw, collectionId === undefined ? {} : { collectionId }),
    write: (tables, product) => tables.products.save(product),
  })
}

const dayMs = 86_400_000

function drawnProduct(place: number, draw: Draw, page: { readonly collectionId?: string }): Product {
  const priceCents = 500 + pick(draw, 20_000)
  const isOnSale = draw() < 0.05
  const createdAtMs = noon - pick(draw, 2_000) * dayMs
  return buildProduct({
    ...page,
    title: `${nameOf(pick(draw, 4_000), 'o')} ${pickOf(draw, ['mug', 'mug', 'bowl', 'plate', 'jug', 'vase', 'lamp'])}`,
    bodyHtml: draw() < 0.9 ? '<p>Made by hand.</p>' : '',
    categories: [`Range ${pick(draw, 40)}`],
    tags: draw() < 0.3 ? [`tag ${pick(draw, 200)}`] : [],
    optionNames: ['Size'],
    variants: Array.from({ length: variantsOfOne }, (_, at) =>
      buildVariant({
        sku: `P${place}-${at}`,
        attributes: { Size: String(at) },
        priceCents: priceCents + at * 100,
        salePriceCents: isOnSale ? Math.round(priceCents * 0.8) : 0,
        isOnSale,
        stock: { unlimited: draw() < 0.02, onHand: draw() < 0.1 ? 0 : pick(draw, 60), held: 0 },
        weightGrams: draw() < 0.95 ? 300 : 0,
      }),
    ),
    isFeatured: draw() < 0.01,
    isVisible: draw() < 0.95,
    createdAtMs,
    updatedAtMs: createdAtMs + pick(draw, 200) * dayMs,
  })
}
