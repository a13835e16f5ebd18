import type { Vital, VitalDevice } from './vitals.ts'

/** What a measure is called, and what it says. Good and poor are the bounds that browsers’ makers agree on. */
export const measureTexts: Readonly<
  Record<Vital['measure'], { readonly label: string; readonly description: string }>
> = {
  lcp: {
    label: 'Main content',
    description: 'When the largest picture or text is there (LCP). Good up to 2.5 s, poor above 4 s.',
  },
  inp: {
    label: 'Answer to a press',
    description:
      'How long a press waits until the page shows it (INP). Good up to 200 ms, poor above 500 ms.',
  },
  cls: {
    label: 'Stillness',
    description: 'How much moves while the page comes up (CLS). Good up to 0.1, poor above 0.25.',
  },
  fcp: {
    label: 'First sight',
    description: 'When anything is there (FCP). Good up to 1.8 s, poor above 3 s.',
  },
  fid: {
    label: 'First press',
    description:
      'How long the first press waits (FID), in older browsers. Good up to 100 ms, poor above 300 ms.',
  },
  load: {
    label: 'Fully loaded',
    description: 'When all of the page is there, pictures further down included.',
  },
}

/** The measures in the order in which they are shown. */
export const measures = [
  'lcp',
  'inp',
  'cls',
  'fcp',
  'fid',
  'load',
] as const satisfies readonly Vital['measure'][]

/** A rating in a word. */
export const ratingLabels = { good: 'Good', fair: 'Fair', poor: 'Poor' } as const

/** The devices, as headings. */
export const deviceTitles: Readonly<Record<VitalDevice, string>> = {
  phone: 'On phones',
  tablet: 'On tablets',
  computer: 'On computers',
}

/** What a kind of page is called, by its number (docs/reference/pages-and-routes.md). */
export function pageTypeText(pageType: number): string {
  return pageTypeLabels[pageType] ?? `Page of kind ${pageType}`
}

const pageTypeLabels: Readonly<Record<number, string>> = {
  1: 'Shop, blog and other collections',
  2: 'Page',
  3: 'Cover page',
  50: 'Product, post or event',
  100: 'Not found',
  101: 'Error',
  102: 'Search',
  103: 'Lock screen',
  105: 'Protected page',
  106: 'Members only',
  200: 'Cart',
  201: 'Checkout',
  202: 'Order confirmed',
  203: 'Donation',
  204: 'Donation confirmed',
  206: 'Subscription confirmed',
  207: 'Order received',
  208: 'Membership confirmed',
  209: 'Request for a review',
  300: 'Newsletter unsubscribed',
}
