import { isWrongMailLink, keptMailLinks, mailLinkText } from '../contact/mail-link.ts'
import type { SiteNotices } from './notices.ts'
import type { PopupForm } from './popup-overlay.ts'

/** Says what is wrong with notices, by field; empty when they can be shown in place of those that are known. */
export function checkNotices(notices: NoticesInput, known: NoticesInput): Readonly<Record<string, string>> {
  const keptLinks = keptMailLinks(known.announcementBar?.link, known.popup?.action)
  const { announcementBar, popup, cookieBanner } = notices
  const errors: Record<string, string> = {}
  const need = (field: string, text: string) => {
    if (text.trim() === '') errors[field] = 'Please fill in this field.'
  }
  const lead = (field: string, url: string) => {
    if (url.trim() === '') errors[field] = 'Enter an address.'
    else if (isWrongMailLink(url, keptLinks)) errors[field] = mailLinkText
    else if (!isSafeLink(url)) errors[field] = `${url} is not an address that visitors can be led to.`
  }
  if (announcementBar) {
    need('announcementBar.textHtml', announcementBar.textHtml)
    if (announcementBar.link) lead('announcementBar.link.url', announcementBar.link.url)
  }
  if (popup) {
    need('popup.headline', popup.headline)
    if (popup.action) {
      need('popup.action.label', popup.action.label)
      lead('popup.action.url', popup.action.url)
      if (popup.form) errors['popup.form'] = 'A popup has a button that leads on or a form, not both.'
    }
    if (popup.form?.kind === 'form' && popup.form.formId === '')
      errors['popup.form.formId'] = 'Choose a form.'
  }
  if (cookieBanner) need('cookieBanner.textHtml', cookieBanner.textHtml)
  return errors
}

/** Notices as an owner fills them in: the version of a popup is counted, not entered. */
export type NoticesInput = Omit<SiteNotices, 'popup'> & {
  readonly popup: Omit<NonNullable<SiteNotices['popup']>, 'version'> | null
}

/** Takes notices over; a popup that has changed is shown again to those who closed the former one. */
export function changeNotices(known: SiteNotices, input: NoticesInput): SiteNotices {
  if (input.popup === null) return { ...input, popup: null }
  const version = known.popup?.version ?? 0
  const isSame =
    known.popup !== null &&
    JSON.stringify(sortedPopup(known.popup)) === JSON.stringify(sortedPopup(input.popup))
  return { ...input, popup: { ...input.popup, version: isSame ? version : version + 1 } }
}

function sortedPopup(popup: NonNullable<NoticesInput['popup']>): readonly unknown[] {
  const { headline, bodyHtml, action, form = null, position, trigger, repeatDays, collectionIds } = popup
  return [
    headline,
    bodyHtml,
    action?.label,
    action?.url,
    action?.opensWindow,
    sortedForm(form),
    position,
    trigger.kind,
    amountOf(trigger),
    repeatDays,
    collectionIds,
  ]
}

function sortedForm(form: PopupForm | null): readonly unknown[] {
  if (form === null) return []
  if (form.kind === 'form') return [form.kind, form.formId]
  const { kind, listId, asksName, buttonLabel, footnoteHtml } = form
  return [kind, listId, asksName, buttonLabel, footnoteHtml]
}

function amountOf(trigger: NonNullable<NoticesInput['popup']>['trigger']): number {
  return trigger.kind === 'delay' ? trigger.seconds : trigger.percent
}

/** An address of the site, or one that a browser opens without running anything. */
function isSafeLink(url: string): boolean {
  return /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)\S*$/i.test(url)
}
