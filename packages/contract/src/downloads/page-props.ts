import type { PageSite } from '../pages/page-site.ts'
import type { OrderDownload } from './order-download.ts'

/** The page with the files of a line of an order. */
export interface DownloadPageProps {
  readonly download: OrderDownload
  readonly orderName: string
  readonly locale: string
  readonly timeZone: string
  readonly site: PageSite
  readonly continueShoppingUrl: string
  readonly contactEmail: string
}
