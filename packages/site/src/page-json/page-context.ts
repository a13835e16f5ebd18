import type { Collection } from '@vitrine/domain/content/collection'
import type { OpenAreas } from '@vitrine/domain/memberships/open-areas'
import type { ShownLanguage } from '@vitrine/domain/website/languages/site-language'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'
import type { Theme } from '../theme/theme.ts'
import type { Authors } from './items/author.ts'

/** What page data is built from. */
export interface PageContext {
  readonly site: Site
  /** The language in which all of this reads. */
  readonly language: ShownLanguage
  readonly store: SiteStore
  readonly theme: Theme
  readonly collections: readonly Collection[]
  readonly authors: Authors
  /** Whether there is anything that a visitor could buy or give: a product, a plan that is paid for, donations. */
  readonly sells: boolean
  /** Whether anything was bought before. */
  readonly hasSold: boolean
  /** Scheme and host, such as https://shop.example. */
  readonly origin: string
  readonly nowMs: number
  /** Whether mail goes out: else nothing may promise it. */
  readonly sendsMail: boolean
  /** What is open to the one member for whom a page is made; left out: it is made for all. */
  readonly openAreas?: OpenAreas | undefined
}

/** The JSON that a template sees, and that `?format=json` answers (platform reference, section 2). */
export type PageData = Readonly<Record<string, unknown>>
