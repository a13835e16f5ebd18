import type {
  changeNoticesCall,
  changeRedirectsCall,
  readNoticesCall,
  readRedirectsCall,
} from '@vitrine/contract/website/panel-calls'
import { changeNotices, checkNotices, type NoticesInput } from '@vitrine/domain/website/check-notices'
import { presentNotices } from '@vitrine/domain/website/present-notices'
import { type RedirectRule, readRedirects, writeRedirects } from '@vitrine/domain/website/redirect-rules'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import type { Exchange } from '../http/exchange.ts'
import type { AnswerTo } from '../http/reply/reply.ts'
import { changePart, readPart, type SettingsPart } from './settings-part.ts'

const noticesPart: SettingsPart<NoticesInput> = {
  present: ({ notices }) => presentNotices(notices),
  check: (value) => checkNotices(cleanNotices(value)),
  change: (site, value) => ({ ...site, notices: changeNotices(site.notices, cleanNotices(value)) }),
  summary: 'Changed what is shown on top of pages',
}

/** Answers what is shown on top of pages. */
export function getNotices(
  exchange: Exchange<typeof readNoticesCall>,
): Promise<AnswerTo<typeof readNoticesCall>> {
  return readPart(noticesPart, exchange)
}

/** Changes what is shown on top of pages. */
export function putNotices(
  exchange: Exchange<typeof changeNoticesCall>,
): Promise<AnswerTo<typeof changeNoticesCall>> {
  return changePart(noticesPart, exchange, exchange.body)
}

const redirectsPart: SettingsPart<{ readonly text: string }> = {
  present: () => ({ text: '' }),
  beside: async ({ redirects }) => ({ text: writeRedirects(await redirects.list()) }),
  check: ({ text }) => problemsOf(text),
  change: (site) => site,
  saveBeside: ({ redirects }, { text }) => redirects.replace(rulesOf(text)),
  summary: ({ text }) => `Changed the redirects (${rulesOf(text).length} now)`,
}

/** Answers where old addresses lead. */
export function getRedirects(
  exchange: Exchange<typeof readRedirectsCall>,
): Promise<AnswerTo<typeof readRedirectsCall>> {
  return readPart(redirectsPart, exchange)
}

/** Replaces where old addresses lead, all or none. */
export function putRedirects(
  exchange: Exchange<typeof changeRedirectsCall>,
): Promise<AnswerTo<typeof changeRedirectsCall>> {
  return changePart(redirectsPart, exchange, exchange.body)
}

function problemsOf(text: string): Readonly<Record<string, string>> {
  const reading = readRedirects(text)
  if (reading.ok) return {}
  return { text: reading.problems.map(({ line, message }) => `Line ${line}: ${message}`).join('\n') }
}

function rulesOf(text: string): readonly RedirectRule[] {
  const reading = readRedirects(text)
  return reading.ok ? reading.rules : []
}

function cleanNotices({ announcementBar, popup, cookieBanner, mobileInfoBar }: NoticesInput): NoticesInput {
  return {
    announcementBar: announcementBar && { ...announcementBar, textHtml: cleanHtml(announcementBar.textHtml) },
    popup: popup && { ...popup, bodyHtml: cleanHtml(popup.bodyHtml) },
    cookieBanner: cookieBanner && { ...cookieBanner, textHtml: cleanHtml(cookieBanner.textHtml) },
    mobileInfoBar,
  }
}
