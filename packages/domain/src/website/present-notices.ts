import type { NoticesInput } from './check-notices.ts'
import type { SiteNotices } from './notices.ts'
import type { PopupForm } from './popup-overlay.ts'

/** Notices as their owner sees and edits them; the version of a popup is ours. */
export function presentNotices(notices: SiteNotices): NoticesInput {
  const { announcementBar, popup, cookieBanner, mobileInfoBar } = notices
  return {
    announcementBar: announcementBar && presentBar(announcementBar),
    popup: popup && presentPopup(popup),
    cookieBanner: cookieBanner && presentBanner(cookieBanner),
    mobileInfoBar: mobileInfoBar && presentInfoBar(mobileInfoBar),
  }
}

type Kind<Name extends keyof SiteNotices> = NonNullable<SiteNotices[Name]>

function presentBar({ textHtml, link, isClosable }: Kind<'announcementBar'>): Kind<'announcementBar'> {
  return { textHtml, link: link && { url: link.url, opensWindow: link.opensWindow }, isClosable }
}

function presentPopup(popup: Kind<'popup'>): NonNullable<NoticesInput['popup']> {
  const { headline, bodyHtml, action, form = null, position, trigger, repeatDays, collectionIds } = popup
  return {
    headline,
    bodyHtml,
    action: action && { label: action.label, url: action.url, opensWindow: action.opensWindow },
    form: form && presentForm(form),
    position,
    trigger,
    repeatDays,
    collectionIds,
  }
}

function presentForm(form: PopupForm): PopupForm {
  if (form.kind === 'form') return { kind: form.kind, formId: form.formId }
  const { kind, listId, asksName, buttonLabel, footnoteHtml } = form
  return { kind, listId, asksName, buttonLabel, footnoteHtml }
}

function presentBanner(banner: Kind<'cookieBanner'>): Kind<'cookieBanner'> {
  const { textHtml, acceptLabel, declineLabel, position, theme, isRestrictive } = banner
  return { textHtml, acceptLabel, declineLabel, position, theme, isRestrictive }
}

function presentInfoBar(bar: Kind<'mobileInfoBar'>): Kind<'mobileInfoBar'> {
  const { theme, showsEmail, showsPhone, showsLocation, showsHours } = bar
  return { theme, showsEmail, showsPhone, showsLocation, showsHours }
}
