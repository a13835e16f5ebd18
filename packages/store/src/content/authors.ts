import type { Author } from '@vitrine/domain/content/author'

/** Those who write for a site. */
export interface AuthorRecords {
  list(): Promise<readonly Author[]>
  find(id: string): Promise<Author | undefined>
  save(author: Author): Promise<void>
  remove(id: string): Promise<void>
}
