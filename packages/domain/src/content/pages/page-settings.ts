import { type KeptLinks, keptMailLinks, typedLink } from '../../contact/mail-link.ts'
import type { Collection } from '../collection.ts'
import type { CoverPage } from '../cover-page.ts'
import { galleryProblems } from '../gallery/gallery-problems.ts'
import { type GallerySettings, isUsualGalleryPage, usualGalleryPage } from '../gallery/gallery-settings.ts'
import { settledShow, showProblems } from '../podcasts/podcast-show.ts'
import { linkText, titleText } from './check-menu.ts'
import { lineLength, lineText, tooLong } from './line-text.ts'
import { pageAddressText } from './page-address.ts'
import { homeStaysText } from './page-role.ts'

/** What owners set of a page, as it is shown to them and comes back. HTML in it is clean. */
export interface PageSettings
  extends Pick<
    Collection,
    | 'title'
    | 'navigationTitle'
    | 'urlId'
    | 'description'
    | 'seoTitle'
    | 'seoDescription'
    | 'seoHidden'
    | 'mainImage'
    | 'socialImage'
    | 'isEnabled'
    | 'layoutId'
    | 'bodyHtml'
    | 'externalUrl'
    | 'album'
    | 'podcast'
  > {
  /** Whether an old address leads to the new one. */
  readonly redirectsOld: boolean
  readonly isLocked: boolean
  /** A new password; '' keeps the former one, which nobody can read. */
  readonly password: string
  readonly lockHeadline: string
  readonly lockBodyHtml: string
  readonly cover: CoverPage | null
  /** How a gallery looks; null for what is none, and keeps it as it is. */
  readonly gallery: GallerySettings | null
  /** Null for those who may not see it, and keeps it as it is. */
  readonly code: Collection['codeInjection'] | null
}

/** Who sees a page, and what it is. */
interface PageView {
  readonly seesCode: boolean
  /** Whether its pictures are shown as a gallery. */
  readonly isGallery: boolean
}

/** The settings of a page, without the code for those who may not see it. */
export function presentPage(page: Collection, { seesCode, isGallery }: PageView): PageSettings {
  const { title, navigationTitle, urlId, description, seoTitle, seoDescription, seoHidden } = page
  const { mainImage, socialImage, isEnabled, layoutId, bodyHtml, externalUrl, cover } = page
  const { album, podcast } = page
  return {
    title,
    navigationTitle: navigationTitle === title ? '' : navigationTitle,
    urlId,
    redirectsOld: true,
    description,
    seoTitle,
    seoDescription,
    seoHidden,
    mainImage,
    socialImage,
    isEnabled,
    isLocked: page.isPasswordProtected,
    password: '',
    lockHeadline: page.lockTexts?.headline ?? '',
    lockBodyHtml: page.lockTexts?.bodyHtml ?? '',
    layoutId,
    bodyHtml,
    cover,
    externalUrl,
    album,
    podcast,
    gallery: isGallery ? (page.gallery ?? usualGalleryPage) : null,
    code: seesCode ? page.codeInjection : null,
  }
}

/** Who changes more of a page than what it says. */
export const frameRoles = ['admin'] as const

/** Whether settings change more of a page than what it says: where it is, who sees it, and the frame around it. */
export function changesFrame(page: Collection, settings: PageSettings): boolean {
  const known = presentPage(page, { seesCode: false, isGallery: false })
  const frame = [
    'urlId',
    'isEnabled',
    'isLocked',
    'password',
    'lockHeadline',
    'lockBodyHtml',
    'layoutId',
  ] as const
  return frame.some((field) => settings[field] !== known[field])
}

/** What settings are held against. */
interface PageChecks {
  readonly page: Collection
  /** Addresses of the other pages. */
  readonly taken: ReadonlySet<string>
  readonly layoutIds: readonly string[]
}

/** Most characters of injected code. */
const codeLength = 100_000

/** Most buttons of a cover page. */
const coverActions = 5

/** Says what is wrong with the settings of a page, by field; empty when they can be taken over. */
export function checkPage(
  settings: PageSettings,
  { page, taken, layoutIds }: PageChecks,
): Record<string, string> {
  const { urlId, layoutId, externalUrl, cover, album, podcast, gallery, code } = settings
  const keptLinks = keptMailLinks(page.externalUrl, page.cover)
  const isMoved = urlId !== page.urlId
  const isNewLayout = layoutId !== null && layoutId !== page.layoutId
  const hasPassword = settings.password.trim() !== '' || page.passwordHash !== null
  const found: Readonly<Record<string, string | null>> = {
    title: titleText(settings.title),
    navigationTitle: lineText(settings.navigationTitle),
    urlId: isMoved ? pageAddressText(urlId, taken) : null,
    seoTitle: lineText(settings.seoTitle),
    isEnabled: page.isHomepage && !settings.isEnabled ? homeStaysText : null,
    password: settings.isLocked && !hasPassword ? 'Please choose a password.' : null,
    layoutId: isNewLayout && !layoutIds.includes(layoutId) ? 'The template has no such layout.' : null,
    externalUrl: page.externalUrl === null || externalUrl === null ? null : linkText(externalUrl, keptLinks),
    'code.head': code && tooLong(code.head, codeLength),
    'code.body': code && tooLong(code.body, codeLength),
    ...(cover ? coverProblems(cover, keptLinks) : {}),
    ...(album ? { 'album.artistName': lineText(album.artistName) } : {}),
    ...(podcast ? within('podcast', showProblems(podcast)) : {}),
    ...(gallery ? within('gallery', galleryProblems(gallery)) : {}),
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, text]) => (text === null ? [] : [[field, text]])),
  )
}

function coverProblems(
  { headline, actions }: CoverPage,
  keptLinks: KeptLinks,
): Record<string, string | null> {
  const ofActions = actions.flatMap(({ label, url }, index) => [
    [`cover.actions.${index}.label`, titleText(label)],
    [`cover.actions.${index}.url`, linkText(url, keptLinks)],
  ])
  return {
    'cover.headline': tooLong(headline, lineLength),
    'cover.actions': actions.length > coverActions ? `There can be at most ${coverActions} buttons.` : null,
    ...Object.fromEntries(ofActions),
  }
}

/** Problems by the path of what they are about. */
function within(name: string, problems: Readonly<Record<string, string | null>>) {
  return Object.fromEntries(Object.entries(problems).map(([field, text]) => [`${name}.${field}`, text]))
}

/** The page with its settings taken over. What a page is made of stays: a cover remains one, and a link leads elsewhere. */
export function changePage(
  page: Collection,
  settings: PageSettings,
  { passwordHash, nowMs }: { readonly passwordHash: string | null; readonly nowMs: number },
): Collection {
  const { redirectsOld, isLocked, password, lockHeadline, lockBodyHtml, code, cover, externalUrl, ...own } =
    settings
  const hasLockTexts = lockHeadline.trim() !== '' || lockBodyHtml !== ''
  return {
    ...page,
    ...own,
    title: own.title.trim(),
    navigationTitle: own.navigationTitle.trim(),
    seoTitle: own.seoTitle.trim(),
    seoDescription: own.seoDescription.trim(),
    isPasswordProtected: isLocked,
    passwordHash: isLocked ? (passwordHash ?? page.passwordHash) : null,
    lockTexts: hasLockTexts ? { headline: lockHeadline.trim(), bodyHtml: lockBodyHtml } : null,
    codeInjection: code ?? page.codeInjection,
    cover: page.cover && cover ? { ...cover, actions: cover.actions.map(typedAction) } : page.cover,
    externalUrl:
      page.externalUrl === null || externalUrl === null ? page.externalUrl : typedLink(externalUrl),
    album: own.album && { ...own.album, artistName: own.album.artistName.trim() },
    podcast: own.podcast && settledShow(own.podcast),
    gallery: settledGallery(page, own.gallery),
    updatedAtMs: Math.max(nowMs, page.updatedAtMs + 1),
  }
}

function typedAction(action: CoverPage['actions'][number]): CoverPage['actions'][number] {
  return { ...action, url: typedLink(action.url) }
}

/** A gallery in which nobody changed anything is still one whose owner has chosen nothing. */
function settledGallery({ gallery: known }: Collection, gallery: GallerySettings | null) {
  const isUntouched = gallery === null || (known === null && isUsualGalleryPage(gallery))
  return isUntouched ? known : gallery
}
