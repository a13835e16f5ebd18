import { type CaptchaSettings, noCaptcha } from '../captcha/captcha-settings.ts'
import { type CommentSettings, usualCommentSettings } from '../comments/comment-settings.ts'
import type { Experiment } from '../experiments/experiment.ts'
import type { ProductImage } from '../images/product-image.ts'
import { type InsightSettings, usualInsight } from '../insight/insight-settings.ts'
import { type PlaceSettings, usualPlaces } from '../places/place-settings.ts'
import type { SiteLanguage } from './languages/site-language.ts'
import type { Lock } from './lock.ts'
import { noNotices, type SiteNotices } from './notices.ts'
import { type LegalTexts, noLegalTexts } from './settings/legal-texts.ts'
import type { MailTexts } from './settings/mail/mail-texts.ts'
import { type MailSender, plainSender } from './settings/mail-sender.ts'
import type { BusinessHours } from './settings/opening-hours.ts'
import { type SeoSettings, usualSeo } from './settings/seo.ts'
import { noCode, type SiteCode } from './settings/site-code.ts'
import type { SocialAccount } from './settings/social-accounts.ts'
import { type ShareService, shareServiceNames } from './share-services.ts'
import type { StoreSettings } from './store-settings.ts'
import type { Suspension } from './suspension/suspension.ts'

/** A website: what is true of all its pages. */
export interface Site {
  readonly id: string
  /** Sub-domain or short name. */
  readonly identifier: string
  /** Host names it answers to; empty: any host (the only site of an installation). */
  readonly hosts: readonly string[]
  /** Scheme and host at which its first owner made the account, for links that no request is asked for; null until then. */
  readonly homeOrigin: string | null
  readonly title: string
  readonly tagLine: string
  /** Cleaned HTML. */
  readonly descriptionHtml: string
  /** A language tag, such as en-US. */
  readonly language: string
  /** The languages that it is shown in beside its own, in the order of its switcher. */
  readonly languages: readonly SiteLanguage[]
  readonly timeZone: string
  readonly location: Readonly<
    Record<'addressTitle' | 'addressLine1' | 'addressLine2' | 'addressCountry', string>
  >
  readonly contactEmail: string
  readonly contactPhoneNumber: string
  readonly sender: MailSender
  /** Subjects and openings of mail that the owner changed. */
  readonly mailTexts: MailTexts
  /** Opening ranges in minutes of the day, by English weekday in lower case. */
  readonly businessHours: BusinessHours
  readonly socialAccounts: readonly SocialAccount[]
  /** Shown in place of the title by templates that can; null for none. */
  readonly logo: ProductImage | null
  /** Shown where the site is shared, when a page has no picture of its own. */
  readonly socialLogo: ProductImage | null
  /** The mark of the site in tabs and bookmarks; null for a plain one. */
  readonly favicon: ProductImage | null
  readonly seo: SeoSettings
  readonly code: SiteCode
  readonly legal: LegalTexts
  /** The account under which templates show comments by Disqus; '' for none. */
  readonly disqusShortname: string
  readonly navigation: Readonly<Record<string, readonly NavigationLink[]>>
  readonly store: StoreSettings
  /** The page that unknown addresses show; null for that of the template. */
  readonly notFoundPageId: string | null
  /** The template that it wears, such as `sites/demo` or `templates/harbour`; null: that of the installation. */
  readonly templateId: string | null
  /** What it had under templates that it wore before, by their id ('' is that of the installation), for the way back. */
  readonly formerTemplates: Readonly<Record<string, FormerTemplate>>
  /** Looks that the owner chose, by the name of the template's setting; left out: the template's defaults. */
  readonly tweaks?: Readonly<Record<string, string>>
  /** What is shown on top of its pages. */
  readonly notices: SiteNotices
  readonly comments: CommentSettings
  /** Who knows places for it, and whose map its pages draw. */
  readonly places: PlaceSettings
  /** What keeps programs out of what visitors post. */
  readonly captcha: CaptchaSettings
  /** How its visits are counted. */
  readonly insight: InsightSettings
  /** What not all of its visitors see alike, in the order in which it was made; at most 50. */
  readonly experiments: readonly Experiment[]
  /** Services that visitors may share pages with. */
  readonly shareServices: readonly ShareService[]
  /** Whether visitors can say with one press that they like an item. */
  readonly hasLikes: boolean
  /** What visitors must know to see any page; null: the site is open. */
  readonly lock: Lock | null
  /** What a site that is open says when it is closed again. */
  readonly lockWords?: Pick<Lock, 'headline' | 'bodyHtml'> | undefined
  /** That its host suspended it; null: it is open. */
  readonly suspension: Suspension | null
  /** Whether the owner put the steps of setting up away. */
  readonly hidesSetUp: boolean
  /** Names of roles whose holders must have a second factor, or a passkey, to use the panel. */
  readonly secondFactorRoles: readonly string[]
  /** Grows with every change to what visitors see; pages are cached under it. */
  readonly revision: number
}

/** What a website keeps of a template that it no longer wears. */
export interface FormerTemplate {
  readonly tweaks: Readonly<Record<string, string>>
  /** Types of the template's own that collections had, by the collection's id. */
  readonly typeNames: Readonly<Record<string, string>>
}

/** What a website has that is not set, so that new ones need to name only what is theirs. */
export const plainSite = {
  homeOrigin: null,
  languages: [],
  sender: plainSender,
  mailTexts: {},
  logo: null,
  socialLogo: null,
  favicon: null,
  seo: usualSeo,
  code: noCode,
  legal: noLegalTexts,
  disqusShortname: '',
  notFoundPageId: null,
  templateId: null,
  formerTemplates: {},
  notices: noNotices,
  lock: null,
  suspension: null,
  hidesSetUp: false,
  secondFactorRoles: [],
  comments: usualCommentSettings,
  places: usualPlaces,
  captcha: noCaptcha,
  insight: usualInsight,
  experiments: [],
  hasLikes: true,
  shareServices: shareServiceNames,
} as const satisfies Partial<Site>

/** An entry of a menu. */
export type NavigationLink =
  | { readonly kind: 'collection'; readonly collectionId: string }
  | { readonly kind: 'external'; readonly title: string; readonly url: string; readonly newWindow: boolean }
  | { readonly kind: 'folder'; readonly title: string; readonly links: readonly NavigationLink[] }
