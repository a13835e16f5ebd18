import type { InsightSettings } from '@vitrine/domain/insight/insight-settings'

interface PrivacyFacts extends InsightSettings {
  /** Whether a toggle or a test gives different things to different visitors now. */
  readonly hasExperiments: boolean
}

/** What a privacy policy can say of how visits are counted, and of what is kept while not all are shown the same; null where there is nothing to say. */
export function privacyText({ isOn, usesCookies, keptMonths, hasExperiments }: PrivacyFacts): string | null {
  if (!isOn) return hasExperiments ? sharesText : null
  return [
    countingText,
    usesCookies ? cookiesText : noCookiesText,
    hasExperiments && experimentsText,
    keptText(keptMonths),
  ]
    .filter((each) => each !== false)
    .join(' ')
}

const countingText =
  'We count visits to this website on our own server, in order to see which pages are read, where visitors come from and what is bought. The counts are shared with nobody. Your IP address is not stored.'

const noCookiesText =
  'To count visits nothing is stored on your device: no cookie, and nothing like it. Your visit is known for a day only, by a number that is made from your IP address and the name of your browser with a secret that changes daily and is deleted within 48 hours.'

const cookiesText =
  'Where your answer to the cookie banner allows it, or where no answer is asked for, five cookies and an identifier for analytics (ss_cid, ss_cvr, ss_cvisit, ss_cpvisit, ss_cvt, ss_analyticsId) tell for up to two years that you were here before. Your browser then also remembers the numbers of your last orders, so that none is told of twice, and until the tab is closed whether this is your first visit and to which page a campaign led you. All of that is removed when you decline. Where cookies are not allowed, and where your browser asks not to be tracked, no such thing is stored on your device: your visit is known for a day only, by a number that is made from your IP address and the name of your browser with a secret that changes daily and is deleted within 48 hours.'

const experimentsText =
  'At present not all visitors are shown the same, so that we can compare. For that a random number, and what you were shown, are kept in the tab of your browser until it is closed, where your answer to the cookie banner allows it or where no answer is asked for. Where you decline, and where your browser asks not to be tracked, they are not kept.'

/** Nothing is compared, and nothing noted of what was shown, where nothing is counted. */
const sharesText =
  'At present not all visitors are shown the same. For that a random number is kept in the tab of your browser until it is closed, where your answer to the cookie banner allows it or where no answer is asked for. Where you decline, and where your browser asks not to be tracked, it is not kept.'

function keptText(keptMonths: number): string {
  const kept = keptMonths === 1 ? 'a month' : `${keptMonths} months`
  return `What is noted of a single visit for this is deleted at the latest 48 hours after its last page. What remains are sums of each day, which say nothing of single persons; they are kept for ${kept}.`
}
