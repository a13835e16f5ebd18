import type { ProductImport } from '@vitrine/domain/catalogue/import/product-import'

/** Files of products that owners sent, and what became of them. */
export interface ProductImportRecords {
  /** The newest of them. */
  list(limit: number): Promise<readonly ProductImport[]>
  find(id: string): Promise<ProductImport | undefined>
  /** As `find`; within a transaction nobody else changes it until the end. */
  lock(id: string): Promise<ProductImport | undefined>
  save(productImport: ProductImport): Promise<void>
}
