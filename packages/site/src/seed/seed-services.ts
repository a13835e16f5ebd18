import type { Store } from '@vitrine/store/store'
import type { Log } from '../log.ts'
import type { KeepPicture } from './keep-picture.ts'

/** What filling a website needs of the running server. */
export interface SeedServices {
  readonly store: Store
  /** The present, epoch milliseconds. */
  readonly clock: () => number
  readonly dataDir: string
  /** The folder of the site's template. */
  readonly siteDir: string
  readonly log: Log
  readonly keepPicture: KeepPicture
}
