import { fitsFile, lostInFile } from '@vitrine/domain/catalogue/import/own/lost-in-file'
import { productHeader, productLines } from '@vitrine/domain/catalogue/import/product-lines'
import type { ExportSource } from '../export-source.ts'

/** Products that are read at once. */
const batch = 100

/** Products, as the import of products reads them. */
export const productSource: ExportSource = {
  header: productHeader,
  count: (store) => store.products.count(),
  read: async (after, { store, origin }) => {
    const { currency, companies } = (await store.site.read()).store
    const products = await store.products.behind(after, batch)
    const fitting = products.filter(fitsFile)
    return {
      lines: fitting.flatMap((product) => productLines(product, { currency, origin, companies })),
      looked: products.length,
      written: fitting.length,
      left: products.flatMap((product) => {
        const lost = lostInFile(product)
        if (lost.length === 0) return []
        return [{ name: product.title, reason: lost.join('\n'), ...(fitsFile(product) && { isIn: true }) }]
      }),
      next: products.length < batch ? null : (products.at(-1)?.id ?? null),
    }
  },
}
