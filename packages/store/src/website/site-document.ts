import { experiment } from '@vitrine/contract/experiments/panel-calls'
import { notices } from '@vitrine/contract/website/panel-calls'
import { roleNames } from '@vitrine/domain/owners/role'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { isLanguageTag } from '@vitrine/domain/website/languages/language-tag'
import { noNotices, type SiteNotices } from '@vitrine/domain/website/notices'
import { isTimeZone } from '@vitrine/domain/website/settings/region'
import { shareServiceNames } from '@vitrine/domain/website/share-services'
import { plainSite, type Site } from '@vitrine/domain/website/site'
import type { Suspension } from '@vitrine/domain/website/suspension/suspension'
import { LRUCache } from 'lru-cache'
import { type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { beginRevision, recordDamage } from '../documents/damage.ts'
import { defineDocument, typesOnly } from '../documents/document-kind.ts'
import { image, namesOf, oneOf, orNull, text } from '../documents/document-schemas.ts'
import { parse } from '../documents/read-document.ts'
import { mendLanguages, siteLanguages } from './languages-document.ts'
import { navigationLink } from './navigation-document.ts'
import { captcha, comments, dayHours, insight, mailTexts, places, seo } from './site-parts-document.ts'
import { closedStore, filledStore, storeSettings } from './store-settings-document.ts'
import { withLanguageTags } from './with-language-tags.ts'

/** What the row of a site keeps as a document; its revision, and that it is suspended, are columns. */
type StoredSite = Omit<Site, 'revision' | 'suspension'>

/** The columns that a site is read from. */
export const siteColumns = ['document', 'revision', 'suspended_at_ms', 'suspension_reason'] as const

/** The row of a site, as far as it is read. */
export interface SiteRow {
  readonly document: string
  readonly revision: number
  readonly suspended_at_ms: number | null
  readonly suspension_reason: string
}

const { popup, ...otherNotices } = typesOnly(notices).properties
const popupWindow = popup.anyOf[0]
const noticeParts = {
  ...otherNotices,
  popup: orNull(
    Type.Object({
      ...popupWindow.properties,
      form: Type.Optional(popupWindow.properties.form),
      version: Type.Number(),
    }),
  ),
}

const siteParts = {
  id: text,
  identifier: text,
  hosts: Type.Array(text),
  homeOrigin: orNull(text),
  title: text,
  tagLine: text,
  descriptionHtml: text,
  language: text,
  languages: siteLanguages,
  timeZone: text,
  location: Type.Object({ addressTitle: text, addressLine1: text, addressLine2: text, addressCountry: text }),
  contactEmail: text,
  contactPhoneNumber: text,
  sender: Type.Object({ displayName: text, replyTo: text, footerLine: text }),
  mailTexts,
  businessHours: Type.Record(Type.String(), dayHours),
  socialAccounts: Type.Array(Type.Object({ serviceName: text, screenname: text, profileUrl: text })),
  logo: orNull(image),
  socialLogo: orNull(image),
  favicon: orNull(image),
  seo,
  code: Type.Object({ header: text, footer: text, lock: text, orderConfirmed: text }),
  legal: Type.Object({ terms: text, privacy: text, returns: text, imprint: text }),
  disqusShortname: text,
  navigation: Type.Record(Type.String(), Type.Array(navigationLink)),
  notFoundPageId: orNull(text),
  store: storeSettings,
  templateId: orNull(text),
  formerTemplates: Type.Record(
    Type.String(),
    Type.Object({ tweaks: Type.Record(Type.String(), text), typeNames: Type.Record(Type.String(), text) }),
  ),
  tweaks: Type.Optional(Type.Record(Type.String(), text)),
  notices: Type.Object(noticeParts),
  comments,
  places,
  captcha,
  insight,
  experiments: Type.Array(experiment),
  shareServices: Type.Array(oneOf(shareServiceNames)),
  hasLikes: Type.Boolean(),
  hidesSetUp: Type.Boolean(),
  secondFactorRoles: Type.Array(oneOf(roleNames)),
  lock: orNull(Type.Object({ passwordHash: text, headline: text, bodyHtml: text })),
  lockWords: Type.Optional(Type.Object({ headline: text, bodyHtml: text })),
} satisfies { readonly [Part in keyof Required<StoredSite>]: TSchema }

/** A site without its revision. Folders of menus are proved as deep as `navigationLink` goes. */
export const siteDocument = defineDocument<StoredSite, 'links'>()('website', Type.Object(siteParts))

/** What stands in for each part that is damaged: what it would show is left out, and a lock stays shut. */
const standIns: StoredSite = {
  ...plainSite,
  id: '',
  identifier: '',
  hosts: [],
  title: '',
  tagLine: '',
  descriptionHtml: '',
  language: 'en-US',
  timeZone: 'UTC',
  location: { addressTitle: '', addressLine1: '', addressLine2: '', addressCountry: '' },
  contactEmail: '',
  contactPhoneNumber: '',
  businessHours: {},
  socialAccounts: [],
  navigation: {},
  store: closedStore,
  tweaks: {},
  lock: { passwordHash: '', headline: 'Closed for now', bodyHtml: '' },
}

/** The parts as owners know them. */
const partNames: Readonly<Record<keyof StoredSite | keyof SiteNotices, string>> = {
  id: 'id of the site',
  identifier: 'short name',
  hosts: 'host names',
  homeOrigin: 'home address',
  title: 'site title',
  tagLine: 'tag line',
  descriptionHtml: 'site description',
  language: 'language',
  languages: 'further languages',
  timeZone: 'time zone',
  location: 'business address',
  contactEmail: 'contact email',
  contactPhoneNumber: 'contact phone number',
  sender: 'sender of mail',
  mailTexts: 'words of mail',
  businessHours: 'business hours',
  socialAccounts: 'social accounts',
  logo: 'logo',
  socialLogo: 'social sharing picture',
  favicon: 'browser icon',
  seo: 'settings for search engines',
  code: 'code on pages',
  legal: 'legal texts',
  disqusShortname: 'Disqus name',
  navigation: 'navigation',
  notFoundPageId: 'not-found page',
  store: 'store settings (nothing is sold without them)',
  templateId: 'template',
  formerTemplates: 'looks of former templates',
  tweaks: 'chosen looks',
  notices: 'notices',
  announcementBar: 'announcement bar',
  popup: 'popup',
  cookieBanner: 'cookie banner',
  mobileInfoBar: 'mobile information bar',
  comments: 'comment settings',
  places: 'places and maps',
  captcha: 'captcha (visitors are not asked for one)',
  insight: 'counting of visits',
  experiments: 'toggles and tests',
  shareServices: 'share buttons',
  hasLikes: 'likes',
  hidesSetUp: 'steps of setting up',
  secondFactorRoles: 'roles with a second factor',
  lock: 'password of the site (it stays shut)',
  lockWords: 'what the site says while it is closed',
}

/**
 * Sites as they were read last, by their whole text: each request reads its site some times, and to parse and check it takes longer than all else of the
 * reading. Damaged ones are read each time, so that the owner is informed.
 */
const wholeSites = new LRUCache<string, { readonly document: string; readonly site: StoredSite }>({ max: 32 })

/** Reads a site from its row. Parts that are damaged are left out, and the owner is informed. */
export function readSite(websiteId: string, row: SiteRow): Site {
  const { document, revision } = row
  const beside = { revision, suspension: suspensionOf(row) }
  beginRevision(websiteId, revision)
  const known = wholeSites.get(websiteId)
  if (known?.document === document) return { ...known.site, ...beside }
  const stored = parse(document)
  const fields: Readonly<Record<string, unknown>> = isRecord(stored) ? filled(stored) : {}
  const read: unknown = { ...plainSite, ...fields }
  if (siteDocument.isWhole(read) && canBeWritten(read)) {
    const site = withLanguageTags(read)
    wholeSites.set(websiteId, { document, site })
    return { ...site, ...beside }
  }

  const mended: unknown = mend(websiteId, isRecord(stored) ? { ...plainSite, ...fields } : {})
  if (!siteDocument.isWhole(mended)) throw new Error(`The website ${websiteId} cannot be read`)
  return { ...withLanguageTags(mended), ...beside }
}

/** Whether moments, numbers and prices can be written as the site says: an older Node may not know a zone of a newer one. */
function canBeWritten({ timeZone, language, languages }: StoredSite): boolean {
  return isTimeZone(timeZone) && [language, ...languages.map(({ code }) => code)].every(isLanguageTag)
}

/** The parts that would end each page with an error where nothing is known by their names, and how they are proved beside their shape. */
const named: Readonly<Record<string, (value: unknown) => boolean>> = {
  timeZone: (value) => isTimeZone(String(value)),
  language: (value) => isLanguageTag(String(value)),
  languages: (value) => (value as StoredSite['languages']).every(({ code }) => isLanguageTag(code)),
}

function suspensionOf(row: Pick<SiteRow, 'suspended_at_ms' | 'suspension_reason'>): Suspension | null {
  const { suspended_at_ms: sinceMs, suspension_reason: reason } = row
  return sinceMs === null ? null : { sinceMs, reason }
}

/** Settings that came later than the document have their usual values. */
function filled(stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { store: settings } = stored
  return isRecord(settings) ? { ...stored, store: filledStore(settings) } : stored
}

/** Parts that a document may lack. */
const lateParts: ReadonlySet<string> = new Set(['tweaks', 'lockWords'])

function mend(websiteId: string, fields: Readonly<Record<string, unknown>>): object {
  const note = (part: keyof typeof partNames) => recordDamage(websiteId, { kind: partNames[part], name: '' })
  const mended: Record<string, unknown> = { ...standIns, id: websiteId }
  for (const part of namesOf(siteParts)) {
    const value = fields[part]
    if (Value.Check(siteParts[part], value) && (named[part]?.(value) ?? true)) mended[part] = value
    else if (part === 'notices') mended.notices = mendNotices(value, note)
    else if (part === 'languages') mended.languages = mendLanguages(value, note)
    else if (!lateParts.has(part) || value !== undefined) note(part)
  }
  return mended
}

function mendNotices(value: unknown, note: (part: keyof SiteNotices) => void): object {
  const fields = isRecord(value) ? value : {}
  const mended: Record<string, unknown> = { ...noNotices }
  for (const part of namesOf(noticeParts)) {
    const notice = fields[part]
    if (Value.Check(noticeParts[part], notice)) mended[part] = notice
    else if (notice !== undefined) note(part)
  }
  return mended
}
