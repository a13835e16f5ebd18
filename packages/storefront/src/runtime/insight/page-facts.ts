import { contextAt } from '../shop-call/page-context.ts'
import { analyticsPayload } from './analytics-payload.ts'
import { wasCounted } from './counted-campaign.ts'

/** How a page came to be seen: it was loaded, came back from the browser's memory, or was put in by a script; `seen` is all that stands there. */
export type PageView = 'loaded' | 'back' | 'swapped' | 'seen'

/** What the page tells of itself (platform reference, section 3.4): of its query the campaign alone, of who led here the host. */
export function pageFacts(view: PageView) {
  const { websiteId, templateId, website_locale } = analyticsPayload()
  const isLoaded = view === 'loaded'
  const pageType = contextAt('pageType')
  return {
    websiteId,
    templateId,
    website_locale,
    userAgent: navigator.userAgent.slice(0, 500),
    clientDate: Date.now(),
    viewportInnerWidth: innerWidth,
    viewportInnerHeight: innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    url: location.pathname.slice(0, 500),
    queryString: isLoaded ? campaignQuery(location.search) || campaignBefore(document.referrer) : '',
    referrer: isLoaded ? foreignOrigin(document.referrer) : '',
    title: document.title.slice(0, 300),
    localStorageSupported: hasLocalStorage(),
    ...(view === 'swapped' ? {} : { pageType, ...subjectOfPage() }),
  }
}

/** What the page shows. A script that puts another page in its place does not say what that one shows. */
function subjectOfPage() {
  const itemId = contextAt('itemId')
  const collectionId = contextAt('collectionId')
  const recordType = contextAt('item', 'recordType')
  return {
    ...(itemId ? { itemId } : collectionId ? { collectionId } : {}),
    ...(recordType === undefined ? {} : { recordType }),
  }
}

/** The parts of a query that name a campaign, and nothing else of it. */
export function campaignQuery(search: string): string {
  const told = [...new URLSearchParams(search)].filter(([name]) => /^utm_[a-z]{1,20}$/.test(name))
  return new URLSearchParams(told.map(([name, value]) => [name, value.slice(0, 100)])).toString()
}

/** The campaign of the page of ours that led here: who goes on before that one was counted came by it all the same. Who loads this one again came by nothing. */
function campaignBefore(address: string): string {
  const before = URL.parse(address)
  if (before?.host !== location.host || isLoadedAgain()) return ''
  const campaign = campaignQuery(before.search)
  return wasCounted(before.pathname, campaign) ? '' : campaign
}

/** Whether the page was loaded anew, or gone back to: it still says what once led here. */
function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return ['reload', 'back_forward'].includes(String(navigation && Reflect.get(navigation, 'type')))
}

/** Protocol and host of another site; '' for none, and for our own. */
export function foreignOrigin(address: string): string {
  try {
    const { host, origin } = new URL(address)
    return host === location.host || !origin.startsWith('http') ? '' : origin
  } catch {
    return ''
  }
}

/** Whether there is a storage, without writing into it. */
function hasLocalStorage(): boolean {
  try {
    return Boolean(localStorage)
  } catch {
    return false
  }
}
