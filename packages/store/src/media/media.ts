import type { MediaEntry } from '@vitrine/domain/media/media-entry'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** A document that names a file of the library. */
export interface MediaUse {
  readonly kind: MediaHolderKind
  /** Empty for the site itself. */
  readonly id: string
}

/** Kinds of documents that can name one. */
export const mediaHolderKinds = [
  'site',
  'collection',
  'product',
  'item',
  'draft',
  'author',
  'layout-field',
  'layout-collection',
  'layout-item',
  'campaign',
  'translation',
  'form',
  'redirect',
] as const

/** One of them. */
export type MediaHolderKind = (typeof mediaHolderKinds)[number]

/** A file of the library, and how many documents name it. */
export interface ListedMedia extends MediaEntry {
  readonly useCount: number
}

/** The library of a site: pictures, files, recordings and films. Where each is used is kept up by the tables that name them. */
export interface MediaRecords {
  find(id: string): Promise<MediaEntry | undefined>
  /** The same, held until the transaction ends: nobody begins to name it, or to remove it, meanwhile. */
  lock(id: string): Promise<MediaEntry | undefined>
  /** The file at an address, be it one that it had before. */
  findByAddress(address: string): Promise<MediaEntry | undefined>
  /** The files at addresses, by those addresses; the ones without a file are left out. */
  findManyByAddress(addresses: readonly string[]): Promise<ReadonlyMap<string, MediaEntry>>
  list(ask: ListAsk): Promise<ListPage<ListedMedia>>
  save(entry: MediaEntry): Promise<void>
  /** Removes the record; its bytes are the caller's to remove. */
  remove(id: string): Promise<void>
  /** The documents that name a file. */
  uses(id: string, limit: number): Promise<readonly MediaUse[]>
  /**
   * Changes all documents that name a file, but for drafts, which are held against the library when they are saved, and for texts that name it
   * by an address alone; those that come back the same are left alone. Returns how many were changed.
   */
  changeHolders(id: string, change: (document: unknown) => unknown): Promise<number>
  /** The versions of pictures that others took the place of, by id. */
  replacedPictures(): Promise<ReadonlyMap<string, number>>
}
