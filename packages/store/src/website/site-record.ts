import type { Site } from '@vitrine/domain/website/site'

/** The website's own row. */
export interface SiteRecord {
  read(): Promise<Site>
  /** Saves settings; raises the revision. */
  save(site: Site): Promise<void>
  /** Raises the revision, so that every cached page is rendered again; part of each change to what visitors see. */
  raiseRevision(): Promise<number>
  revision(): Promise<number>
}
