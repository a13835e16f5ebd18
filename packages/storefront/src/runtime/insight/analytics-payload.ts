import { mayKeep } from '@vitrine/domain/website/consent/may-keep'
import { pageLanguage } from '../page-language/page-language.ts'
import { readCookie } from '../shop-call/cookies.ts'
import { contextAt } from '../shop-call/page-context.ts'
import { keepingFacts } from './cookies/keeping-facts.ts'

/** What goes with all that is counted on a page (specification, section 3). What the page does not know is ''. */
export function analyticsPayload() {
  return {
    websiteId: textAt('website', 'id'),
    templateId: textAt('templateId'),
    variantId: textAt('templateVersion'),
    memberAccountId: memberId(),
    website_locale: pageLanguage(),
    member_locale: navigator.language,
    pagePath: location.pathname.slice(0, 500),
    pageHash: /^#[\w-]{1,60}$/.test(location.hash) ? location.hash : '',
  }
}

function textAt(...names: readonly string[]): string {
  const value = contextAt(...names)
  return typeof value === 'string' ? value : ''
}

/** Who is signed in, where they let themselves be known. */
function memberId(): string {
  if (!mayKeep(keepingFacts())) return ''
  return /"siteUserId"\s*:\s*"([\w-]{1,64})"/.exec(readCookie('SiteUserInfo') ?? '')?.[1] ?? ''
}
