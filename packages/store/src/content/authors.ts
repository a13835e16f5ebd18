import type { Author } from '@vitrine/domain/content/author'

/** Those who write for a site. */
export interface AuthorRecords {
  list(): Promise<readonly Author[]>
  save(author: Author): Promise<void>
}
