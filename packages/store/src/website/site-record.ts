import type { Site } from '@vitrine/domain/website/site'

/** The website's own row. */
export interface SiteRecord {
  read(): Promise<Site>
  /** The same, locked until the end of the transaction. */
  lock(): Promise<Site>
  /** Saves settings, which a transaction has locked; raises the revision. */
  save(site: Site): Promise<void>
  /** Raises the revision, so that every cached page is rendered again; part of each change to what visitors see. */
  raiseRevision(): Promise<number>
  revision(): Promise<number>
  /** Whether the site is there; it is not removed before the end of the transaction then. The last thing that a transaction asks: whoever removes a site has its rows before it. */
  stay(): Promise<boolean>
}
