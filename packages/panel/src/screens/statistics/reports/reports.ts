import type { ReportSubject } from '@vitrine/domain/insight/subjects'

/** A figure that a report shows beside its visits. */
export type ReportFigure = 'visits' | 'views' | 'acts' | 'orders' | 'conversion' | 'takings'

interface ReportColumn {
  readonly figure: ReportFigure
  readonly label: string
}

interface Report {
  /** What the list of reports calls it. */
  readonly title: string
  /** What a row is. */
  readonly label: string
  /** What is to be known about it. */
  readonly hint: string
  readonly columns: readonly ReportColumn[]
}

const visits: ReportColumn = { figure: 'visits', label: 'Visits' }
const orders: ReportColumn = { figure: 'orders', label: 'Orders' }
const takings: ReportColumn = { figure: 'takings', label: 'Takings' }
/** All orders of the visits, of which one may have several. */
const conversion: ReportColumn = { figure: 'conversion', label: 'Orders per visit' }
const ofVisits = [visits, orders, conversion, takings]

/** What each report shows. */
export const reports: Readonly<Record<ReportSubject, Report>> = {
  page: {
    title: 'Pages',
    label: 'Page',
    hint: 'Which pages were looked at, and what the visits came to that saw them.',
    columns: [visits, { figure: 'views', label: 'Views' }, orders, takings],
  },
  entry: {
    title: 'Entries',
    label: 'First page',
    hint: 'The page with which each visit began.',
    columns: ofVisits,
  },
  channel: {
    title: 'Channels',
    label: 'Channel',
    hint: 'What kind of place visits came from.',
    columns: ofVisits,
  },
  source: {
    title: 'Sources',
    label: 'Source',
    hint: 'The website, search engine or mailing that led to the site, where the browser says so.',
    columns: ofVisits,
  },
  campaign: {
    title: 'Campaigns',
    label: 'Campaign',
    hint: 'Visits by links whose address has utm_campaign in it. Mail of your newsletter has.',
    columns: ofVisits,
  },
  device: {
    title: 'Devices',
    label: 'Device',
    hint: 'What visitors looked at the site with.',
    columns: ofVisits,
  },
  browser: { title: 'Browsers', label: 'Browser', hint: 'Which browsers visitors use.', columns: ofVisits },
  language: {
    title: 'Languages',
    label: 'Language',
    hint: 'The language that the visitor’s browser asks for first.',
    columns: ofVisits,
  },
  product: {
    title: 'Products',
    label: 'Product',
    hint: 'Visits that looked at a product or put it into the cart, from a list too, how often, and what came in for it.',
    columns: [
      visits,
      { figure: 'views', label: 'Views' },
      { figure: 'acts', label: 'Into the cart' },
      orders,
      takings,
    ],
  },
  search: {
    title: 'Searches',
    label: 'Words',
    hint: 'What visitors looked for on the site. Where nothing was found, a product or a page may be missing, or a word in it.',
    columns: [
      visits,
      { figure: 'views', label: 'Searches' },
      { figure: 'acts', label: 'Nothing found' },
      orders,
    ],
  },
  form: {
    title: 'Forms',
    label: 'Form',
    hint: 'How often forms were seen, and sent.',
    columns: [visits, { figure: 'views', label: 'Seen' }, { figure: 'acts', label: 'Sent' }],
  },
  button: {
    title: 'Buttons',
    label: 'Button',
    hint: 'How often buttons were seen, and pressed: those of blocks with a button, of pop-ups and of the announcement bar, and whatever your template gives the class sqs-block-button-element.',
    columns: [visits, { figure: 'views', label: 'Seen' }, { figure: 'acts', label: 'Pressed' }],
  },
  event: {
    title: 'Events',
    label: 'Event',
    hint: 'What the site and the scripts of its template told.',
    columns: [visits, { figure: 'acts', label: 'Times' }],
  },
}
