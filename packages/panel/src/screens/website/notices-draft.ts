import type { BodyOf, ReplyOf } from '@vitrine/contract/call'
import type { changeNoticesCall, readUsualNoticesCall } from '@vitrine/contract/website/panel-calls'
import { standingListId } from '@vitrine/domain/newsletter/newsletter-list'
import { ownCookieLabel } from '@vitrine/domain/website/cookie-banner'

/** What is shown on top, as the server takes it. */
type Notices = BodyOf<typeof changeNoticesCall>['value']

/** The same while it is edited: every field is there, and switches say what is shown. */
export type NoticesDraft = {
  announcementBar: { isOn: boolean; textHtml: string; link: LinkDraft; isClosable: boolean }
  popup: {
    isOn: boolean
    headline: string
    bodyHtml: string
    /** What visitors can do there. */
    offer: 'link' | 'newsletter' | 'form'
    action: LinkDraft & { label: string }
    /** A sign-up, or a form of the site, as `offer` says. */
    form: { listId: string; asksName: boolean; buttonLabel: string; footnoteHtml: string; formId: string }
    position: NonNullable<Notices['popup']>['position']
    triggerKind: 'delay' | 'scroll'
    seconds: number
    percent: number
    repeatDays: number
    collectionIds: string[]
  }
  cookieBanner: NonNullable<Notices['cookieBanner']> & { isOn: boolean; hasDecline: boolean }
  mobileInfoBar: NonNullable<Notices['mobileInfoBar']> & { isOn: boolean }
}

interface LinkDraft {
  /** Empty for none. */
  url: string
  opensWindow: boolean
}

/** What the cookie banner says until somebody writes something else, in the language of the site. */
type UsualNotices = ReplyOf<typeof readUsualNoticesCall>

const noLink = { url: '', opensWindow: false }

/** Begins to edit what the server answers; a banner that was never written is proposed in the usual words. */
export function draftOf(
  kept: ReplyOf<typeof changeNoticesCall>['value'],
  usual: UsualNotices | null,
): NoticesDraft {
  const { announcementBar, popup, cookieBanner, mobileInfoBar } = kept
  return {
    announcementBar: {
      isOn: announcementBar !== null,
      textHtml: announcementBar?.textHtml ?? '',
      link: announcementBar?.link ?? noLink,
      isClosable: announcementBar?.isClosable ?? true,
    },
    popup: {
      isOn: popup !== null,
      headline: popup?.headline ?? '',
      bodyHtml: popup?.bodyHtml ?? '',
      offer: popup?.form?.kind ?? 'link',
      action: popup?.action ?? { label: '', ...noLink },
      form: formDraftOf(popup?.form),
      position: popup?.position ?? 'CENTER_CENTER',
      triggerKind: popup?.trigger.kind ?? 'delay',
      seconds: popup?.trigger.kind === 'delay' ? popup.trigger.seconds : 5,
      percent: popup?.trigger.kind === 'scroll' ? popup.trigger.percent : 50,
      repeatDays: popup?.repeatDays ?? 30,
      collectionIds: [...(popup?.collectionIds ?? [])],
    },
    cookieBanner: {
      isOn: cookieBanner !== null,
      textHtml: cookieBanner?.textHtml ?? (usual ? `<p>${usual.cookieBanner.text}</p>` : ''),
      acceptLabel: ownCookieLabel(cookieBanner?.acceptLabel ?? '', 'accept'),
      declineLabel: ownCookieLabel(cookieBanner?.declineLabel ?? '', 'decline'),
      hasDecline: cookieBanner === null || cookieBanner.declineLabel !== null,
      position: cookieBanner?.position ?? 'bottom',
      theme: cookieBanner?.theme ?? 'light',
      isRestrictive: cookieBanner?.isRestrictive ?? true,
    },
    mobileInfoBar: {
      isOn: mobileInfoBar !== null,
      theme: mobileInfoBar?.theme ?? 'light',
      showsEmail: mobileInfoBar?.showsEmail ?? true,
      showsPhone: mobileInfoBar?.showsPhone ?? true,
      showsLocation: mobileInfoBar?.showsLocation ?? true,
      showsHours: mobileInfoBar?.showsHours ?? true,
    },
  }
}

/** What is sent: what is switched off is not shown. */
export function noticesOf(draft: NoticesDraft): Notices {
  const { announcementBar: bar, popup, cookieBanner: cookies, mobileInfoBar } = draft
  const { isOn: hasInfoBar, ...infoBar } = mobileInfoBar
  return {
    announcementBar: bar.isOn
      ? {
          textHtml: bar.textHtml,
          link: bar.link.url.trim() === '' ? null : bar.link,
          isClosable: bar.isClosable,
        }
      : null,
    popup: popup.isOn
      ? {
          headline: popup.headline,
          bodyHtml: popup.bodyHtml,
          action: popup.offer !== 'link' || popup.action.url.trim() === '' ? null : popup.action,
          form: formOf(popup),
          position: popup.position,
          trigger:
            popup.triggerKind === 'delay'
              ? { kind: 'delay', seconds: popup.seconds }
              : { kind: 'scroll', percent: popup.percent },
          repeatDays: popup.repeatDays,
          collectionIds: popup.collectionIds,
        }
      : null,
    cookieBanner: cookies.isOn
      ? {
          textHtml: cookies.textHtml,
          acceptLabel: cookies.acceptLabel,
          declineLabel: cookies.hasDecline ? cookies.declineLabel : null,
          position: cookies.position,
          theme: cookies.theme,
          isRestrictive: cookies.isRestrictive,
        }
      : null,
    mobileInfoBar: hasInfoBar ? infoBar : null,
  }
}

type PopupForm = NonNullable<Notices['popup']>['form']

function formDraftOf(form: PopupForm): NoticesDraft['popup']['form'] {
  const signUp = form?.kind === 'newsletter' ? form : null
  return {
    listId: signUp?.listId || standingListId,
    asksName: signUp?.asksName ?? false,
    buttonLabel: signUp?.buttonLabel ?? '',
    footnoteHtml: signUp?.footnoteHtml ?? '',
    formId: form?.kind === 'form' ? form.formId : '',
  }
}

function formOf({ offer, form }: NoticesDraft['popup']): NonNullable<PopupForm> | null {
  const { listId, asksName, buttonLabel, footnoteHtml, formId } = form
  if (offer === 'newsletter') return { kind: offer, listId, asksName, buttonLabel, footnoteHtml }
  return offer === 'form' ? { kind: offer, formId } : null
}
