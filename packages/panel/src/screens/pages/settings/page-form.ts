import type { BodyOf, ReplyOf } from '@vitrine/contract/call'
import type { changePageCall, readPageCall } from '@vitrine/contract/website/page-calls'
import type { SettingsFields } from '../../../parts/settings/use-settings-draft.ts'

/** The settings of a page as they are edited. */
export type PageValue = BodyOf<typeof changePageCall>['value']

/** What is told of a page beside its settings. */
export type AboutPage = ReplyOf<typeof readPageCall>['about']

/** What a section of the form is given. */
export interface PageSectionProps {
  readonly form: SettingsFields<PageValue>
  readonly about: AboutPage
  /** A key for inputs that keep what was typed. */
  readonly round: number
}

/** What the fields are called where somebody else changed the same. */
export const pageFieldLabels: Readonly<Record<keyof PageValue, string>> = {
  title: 'Title',
  navigationTitle: 'Title in menus',
  urlId: 'Address',
  redirectsOld: 'Redirect',
  description: 'Description',
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
  seoHidden: 'Hidden from search engines',
  mainImage: 'Picture',
  socialImage: 'Sharing picture',
  isEnabled: 'Shown to visitors',
  isLocked: 'Password',
  password: 'New password',
  lockHeadline: 'Headline of the password page',
  lockBodyHtml: 'Text of the password page',
  layoutId: 'Layout',
  bodyHtml: 'Body',
  cover: 'Cover',
  externalUrl: 'Leads to',
  album: 'Album',
  podcast: 'Podcast',
  gallery: 'Gallery',
  code: 'Code',
}
