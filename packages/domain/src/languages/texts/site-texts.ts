import { type CookieBanner, ownCookieLabel, type UsualCookieLabels } from '../../website/cookie-banner.ts'
import type { SiteNotices } from '../../website/notices.ts'
import type { PopupSignUp } from '../../website/popup-overlay.ts'
import { legalPages } from '../../website/settings/legal-texts.ts'
import type { Site } from '../../website/site.ts'
import { type EachText, html, line, lines, type TextField, type VisitTexts } from './text-field.ts'

/** What a site says of itself on all its pages: its names, its notices, its legal texts, the words of its shop. */
export function visitSite(usual: UsualCookieLabels): VisitTexts<Site> {
  return (site, each) => visitAll(site, { each, usual })
}

interface SiteVisit {
  readonly each: EachText
  readonly usual: UsualCookieLabels
}

function visitAll(site: Site, visit: SiteVisit): Site {
  const { each } = visit
  const { seo, legal, store } = site
  const legalText = (name: keyof typeof legal) =>
    each(html(`legal:${name}`, legalPages[name].title), legal[name])
  return {
    ...site,
    title: each(line('title', 'Title of the site'), site.title),
    tagLine: each(line('tagLine', 'Tag line of the site'), site.tagLine),
    descriptionHtml: each(html('description', 'Description of the site', 20_000), site.descriptionHtml),
    seo: {
      ...seo,
      description: each(lines('seoDescription', 'Description for search engines', 2_000), seo.description),
    },
    notices: visitNotices(site, visit),
    legal: {
      terms: legalText('terms'),
      privacy: legalText('privacy'),
      returns: legalText('returns'),
      imprint: legalText('imprint'),
    },
    store: {
      ...store,
      merchandising: {
        ...store.merchandising,
        scarcityText: each(line('fewLeft', 'Text when few are left', 200), store.merchandising.scarcityText),
        soldOutText: each(line('soldOut', 'Text when sold out', 100), store.merchandising.soldOutText),
      },
    },
  }
}

function visitNotices(
  { notices, language }: Pick<Site, 'notices' | 'language'>,
  { each, usual }: SiteVisit,
): SiteNotices {
  const { announcementBar: bar, popup, cookieBanner: banner } = notices
  return {
    ...notices,
    announcementBar: bar && {
      ...bar,
      textHtml: each(html('announcement', 'Announcement bar', 20_000), bar.textHtml),
    },
    popup: popup && {
      ...popup,
      headline: each(line('popupHeadline', 'Headline of the popup'), popup.headline),
      bodyHtml: each(html('popupBody', 'Text of the popup', 20_000), popup.bodyHtml),
      action: popup.action && {
        ...popup.action,
        label: each(line('popupAction', 'Button of the popup', 100), popup.action.label),
      },
      ...(popup.form?.kind === 'newsletter' && { form: visitSignUp(popup.form, each) }),
    },
    cookieBanner: banner && {
      ...banner,
      textHtml: each(html('cookieText', 'Cookie banner', 20_000), banner.textHtml),
      ...visitLabels(banner, { language, each, usual }),
    },
  }
}

/** The usual words can be translated as an owner's own are: the platform has them in a few languages alone. */
function visitLabels(
  { acceptLabel, declineLabel }: CookieBanner,
  { language, each, usual }: SiteVisit & { readonly language: string },
): Pick<CookieBanner, 'acceptLabel' | 'declineLabel'> {
  const labelOf = (written: string, button: 'accept' | 'decline', field: TextField) => {
    const own = ownCookieLabel(written, button)
    if (own !== '') return each(field, own)
    const usualIn = (code: string) => (usual(code).isSaid ? usual(code)[button] : '')
    const source = usual(language)[button]
    const said = each({ ...field, usualIn }, source)
    // What nobody translated stays the usual word of the language in which it is read.
    return said === source ? '' : said
  }
  return {
    acceptLabel: labelOf(acceptLabel, 'accept', line('cookieAccept', 'Cookie banner: agree', 100)),
    declineLabel:
      declineLabel === null
        ? null
        : labelOf(declineLabel, 'decline', line('cookieDecline', 'Cookie banner: decline', 100)),
  }
}

function visitSignUp(signUp: PopupSignUp, each: EachText): PopupSignUp {
  return {
    ...signUp,
    buttonLabel: each(line('popupSignUp', 'Button of the sign-up in the popup', 100), signUp.buttonLabel),
    footnoteHtml: each(
      html('popupFootnote', 'Words below the sign-up in the popup', 20_000),
      signUp.footnoteHtml,
    ),
  }
}
