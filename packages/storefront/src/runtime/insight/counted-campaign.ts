import { mayUseCookies } from '@vitrine/domain/website/consent/may-keep'
import { keepingFacts } from './cookies/keeping-facts.ts'

const countedPage = 'vitrine-campaign'

/** Notes that this tab counted a page of a campaign, where cookies are used and may be set: the page after it has not come by the campaign again. */
export function noteCampaign(pathname: string, campaign: string): void {
  try {
    if (campaign !== '' && mayUseCookies(keepingFacts()))
      sessionStorage.setItem(countedPage, `${pathname}?${campaign}`)
  } catch {
    // A browser may forbid to keep anything: then the campaign may be told again.
  }
}

/** Whether this tab counted that page of a campaign. */
export function wasCounted(pathname: string, campaign: string): boolean {
  try {
    return sessionStorage.getItem(countedPage) === `${pathname}?${campaign}`
  } catch {
    return false
  }
}

/** Forgets which page of a campaign was counted. */
export function forgetCampaign(): void {
  try {
    sessionStorage.removeItem(countedPage)
  } catch {
    // A browser may forbid to look: then nothing was kept, either.
  }
}
