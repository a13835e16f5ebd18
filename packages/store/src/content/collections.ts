import type { Collection } from '@vitrine/domain/content/collection'

/** Pages, shops and blogs of a site. */
export interface CollectionRecords {
  list(): Promise<readonly Collection[]>
  find(id: string): Promise<Collection | undefined>
  findByUrlId(urlId: string): Promise<Collection | undefined>
  save(collection: Collection): Promise<void>
}
