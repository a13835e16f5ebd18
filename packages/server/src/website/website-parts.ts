import { typedLink } from '@vitrine/domain/contact/mail-link'
import { listMissingText, standingListId } from '@vitrine/domain/newsletter/newsletter-list'
import { changeNotices, checkNotices, type NoticesInput } from '@vitrine/domain/website/check-notices'
import type { PopupForm } from '@vitrine/domain/website/popup-overlay'
import { presentNotices } from '@vitrine/domain/website/present-notices'
import { type RedirectRule, readRedirects, writeRedirects } from '@vitrine/domain/website/redirect-rules'
import { cleanHtml } from '@vitrine/site/html/clean-html'
import type { SiteTables } from '@vitrine/store/store'
import type { SettingsPart } from './settings-part.ts'

export const noticesPart: SettingsPart<NoticesInput> = {
  present: ({ notices }) => presentNotices(notices),
  check: (value, _, stored) => checkNotices(cleanNotices(value), stored),
  checkBeside: ({ forms, newsletterLists }, { popup }) => checkPopupForm({ forms, newsletterLists }, popup),
  change: (site, value) => ({ ...site, notices: changeNotices(site.notices, cleanNotices(value)) }),
  summary: 'Changed what is shown on top of pages',
}

export const redirectsPart: SettingsPart<{ readonly text: string }> = {
  present: () => ({ text: '' }),
  beside: async ({ redirects }) => ({ text: writeRedirects(await redirects.list()) }),
  check: ({ text }) => problemsOf(text),
  change: (site) => site,
  saveBeside: ({ redirects }, { text }) => redirects.replace(rulesOf(text)),
  summary: ({ text }) => `Changed the redirects (${rulesOf(text).length} now)`,
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
    announcementBar: announcementBar && {
      ...announcementBar,
      textHtml: cleanHtml(announcementBar.textHtml),
      link: announcementBar.link && withTypedUrl(announcementBar.link),
    },
    popup: popup && {
      ...popup,
      bodyHtml: cleanHtml(popup.bodyHtml),
      action: popup.action && withTypedUrl(popup.action),
      form: cleanForm(popup.form ?? null),
    },
    cookieBanner: cookieBanner && { ...cookieBanner, textHtml: cleanHtml(cookieBanner.textHtml) },
    mobileInfoBar,
  }
}

function withTypedUrl<Led extends { readonly url: string }>(led: Led): Led {
  return { ...led, url: typedLink(led.url) }
}

function cleanForm(form: PopupForm | null): PopupForm | null {
  if (form?.kind !== 'newsletter') return form
  return {
    ...form,
    buttonLabel: form.buttonLabel.trim(),
    footnoteHtml: cleanHtml(form.footnoteHtml),
  }
}

async function checkPopupForm(
  { forms, newsletterLists }: Pick<SiteTables, 'forms' | 'newsletterLists'>,
  popup: NoticesInput['popup'],
): Promise<Readonly<Record<string, string>>> {
  const form = popup?.form
  if (form?.kind === 'newsletter' && !(await newsletterLists.find(form.listId || standingListId)))
    return { 'popup.form.listId': listMissingText }
  if (form?.kind === 'form' && !(await forms.find(form.formId)))
    return { 'popup.form.formId': 'There is no such form any more.' }
  return {}
}
