import { galleryWords } from '@vitrine/storefront/widgets/gallery/gallery-words'
import { saidLanguage, sayIn } from '../../words/visitor-words.ts'
import { subscriptionStrings } from './subscription-strings.ts'

/**
 * Texts that templates ask for by name (platform reference, section 1.6; template survey, section 4.4): those of the shop's widgets, which are
 * the specification's, and those that templates print around posts, events and pages.
 */
const localizedStrings = {
  productAddToCartText: 'Add To Cart',
  productSubscribeText: 'Subscribe',
  productSoldOutText: 'sold out',
  productSaleText: 'sale',
  productQuickViewText: 'Quick View',
  productQuantityInputLabel: 'Quantity',
  productPriceUnavailable: 'Unavailable',
  productVariantSelectText: 'Select {variantName}',
  giftCardVariantSelectText: 'Select Value',
  giftCardValueDisplayText: 'Value',
  productPriceFromText: 'from {fromPrice}',
  productPricePerWeek: '{price} every week',
  productPricePerMonth: '{price} every month',
  productPriceFromWeeklyText: 'from {fromPrice} every week',
  productPriceFromMonthlyText: 'from {fromPrice} every month',
  originalPriceText: 'Original Price:',
  salePriceText: 'Sale Price:',
  productDefaultScarcityText: 'Only {qtyInStock} left',
  productScarcityMessage1: 'Only {qtyInStock} left',
  productScarcityMessage2: 'Only {qtyInStock} left in stock',
  productScarcityMessage3: 'Low in stock',
  productSummaryFormNoAnswerText: 'N/A',
  productAnswerMapStronglyDisagree: 'Strongly Disagree',
  productAnswerMapDisagree: 'Disagree',
  productAnswerMapNeutral: 'Neutral',
  productAnswerMapAgree: 'Agree',
  productAnswerMapStronglyAgree: 'Strongly Agree',
  productRestockNotificationSignUpText: 'Notify me when available',

  myAccount: 'My Account',
  signIn: 'Sign In',
  cart: 'Cart',
  checkout: 'Checkout',
  search: 'Search',
  back: 'Back',
  backToTop: 'Back to Top',
  scroll: 'Scroll',
  menu: 'Menu',
  close: 'Close',

  readMore: 'Read More',
  newerPosts: 'Newer Posts',
  olderPosts: 'Older Posts',
  newer: 'Newer',
  older: 'Older',
  next: 'Next',
  previous: 'Previous',
  filter: 'Filter',
  tagged: 'Tagged',
  tags: 'Tags',
  in: 'in',
  all: 'All',
  source: 'Source',
  comment: 'Comment',
  comments: 'Comments',
  noComment: 'No Comment',
  noComments: 'No Comments',
  commentCountMessage: '{0 plural =0 {No Comments} one {1 Comment} other {# Comments}}',
  emptyPlaylist: 'There are no tracks here yet.',

  viewEvent: 'View Event',
  upcomingEvents: 'Upcoming Events',
  pastEvents: 'Past Events',

  // What the platform's own views print beside these.
  ...galleryWords,
  nothingHere: 'There is nothing here yet.',
  nothingFound: 'Nothing was found for this choice.',
  seeAll: 'See all',
  nothingTakesPlace: 'Nothing takes place at the moment.',
  postsIn: 'Posts in {0}',
  postsTagged: 'Posts tagged {0}',
  postsBy: 'Posts by {0}',
  viewFullItem: 'View Full Item',
  events: 'Events',
  allEvents: 'Back to All Events',
  addToCalendar: 'Add to your calendar',
  subscribeCalendar: 'Subscribe to the calendar',
  calendarFile: 'Calendar file',
  allDay: 'All day',
  nextDates: 'Next dates',
  eventCanceled: 'Event canceled',
  nothingThisMonth: 'Nothing takes place this month.',
  joinOnline: 'Join online',
  until: 'to',
  views: 'Views',
  list: 'List',
  calendar: 'Calendar',
  map: 'map',
  showMap: 'Show the map of {name}',
  openMap: 'Open the map of {name}',
  mapOf: 'Map of {name}',
  pages: 'Pages',
  posts: 'Posts',
  allPosts: 'All posts',
  categories: 'Categories',
  tracks: 'Tracks',
  pictures: 'Pictures',
  productSafety: 'Product safety',
  maker: 'Maker',
  responsible: 'Responsible in the European Union',
  warnings: 'Warnings',
  notFoundTitle: 'We could not find that page',
  notFoundText: 'It may have moved, or the address may have a slip in it.',
  backHome: 'Back to the home page',

  hours: 'Hours',
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',

  // Labels of block areas that templates name by these keys.
  intro: 'Intro',
  banner: 'Banner',
  footerBlocks: 'Footer Content',
  footerTopBlocks: 'Footer Top Content',
  footerMiddleBlocks: 'Footer Middle Content',
  footerBottomBlocks: 'Footer Bottom Content',
  preFooterContent: 'Pre-Footer Content',
} as const

const known = new Map<string, Readonly<Record<string, string>>>()

/** Those texts in the language of a locale; the same object each time. */
export function localizedStringsIn(locale: string): Readonly<Record<string, string>> {
  const strings = known.get(locale) ?? translated(locale)
  known.set(locale, strings)
  return strings
}

function translated(locale: string): Readonly<Record<string, string>> {
  const say = sayIn(locale)
  const said = Object.fromEntries(Object.entries(localizedStrings).map(([name, text]) => [name, say(text)]))
  // The formatter knows the English of every rhythm itself.
  return saidLanguage(locale) === 'en' ? said : { ...said, ...subscriptionStrings(say) }
}
