import { plainLatin } from '../website/addresses/latin-letters.ts'
import type { MediaEntry } from './media-entry.ts'

/** Longest file name, without its ending. */
const longestStem = 80

/** A file name that is safe in an address, spelled as addresses of titles are in the language of the site; `fallback` where nothing is left of it. */
export function safeStem(filename: string, language: string, fallback = 'file'): string {
  const last = filename.replaceAll('\\', '/').split('/').at(-1) ?? ''
  const stem = plainLatin(last.replace(/\.[^.]*$/, ''), language)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replace(/^-+|-+$/g, '')
  return stem || fallback
}

/** The ending of a file name in lower case, without the dot; empty when it has none. */
export function endingOf(filename: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(filename)?.[1]?.toLowerCase() ?? ''
}

/** Where a picture is served from. After a replacement pages name its version, so that no browser shows what it kept of the former one. */
export function pictureAddress(
  websiteId: string,
  { id, filename, version }: Pick<MediaEntry, 'id' | 'filename' | 'version'>,
): string {
  const folder = `/content/v1/${websiteId}/${id}`
  return version > 1 ? `${folder}/r${version}/${filename}` : `${folder}/${filename}`
}

/** The id of the picture of a site that an address is of, in whatever version and at whatever host: a site moves, and has several. Null for other addresses. */
export function ownPictureId(address: string, websiteId: string): string | null {
  const path = address.replace(/^https?:\/\/[^/?#]+/i, '').replace(/[?#].*$/s, '')
  const [, site, id = null] =
    /^\/content\/v1\/([A-Za-z0-9-]{1,64})\/([A-Za-z0-9-]{1,64})\/(?:r\d+\/)?[^/]+$/.exec(path) ?? []
  return site === websiteId ? id : null
}

/** Where a file is served from. */
export function fileAddress(filename: string): string {
  return `/s/${filename}`
}

/** The address that stays the same whatever takes its place: what owners may give to others. */
export function lastingAddress({ kind, assetUrl }: Pick<MediaEntry, 'kind' | 'assetUrl'>): string {
  return kind === 'picture' ? assetUrl.replace(/\/r\d+\/([^/]*)$/, '/$1') : assetUrl
}

/** What documents name an entry by: pictures by their id, files by their address. */
export function refOf({ kind, id, assetUrl }: Pick<MediaEntry, 'kind' | 'id' | 'assetUrl'>): string {
  return kind === 'picture' ? id : assetUrl
}

/** Everything that a text names of the library of a site: the ids of pictures, the addresses of files. Campaigns name a picture by its id alone. */
export function refsIn(text: string, websiteId: string): ReadonlySet<string> {
  const refs = new Set<string>()
  for (const [, site, picture, file, mailed] of text.matchAll(named)) {
    if (file !== undefined) refs.add(file)
    else if (mailed !== undefined) refs.add(mailed)
    else if (site === websiteId && picture !== undefined) refs.add(picture)
  }
  return refs
}

const named =
  /\/content\/v1\/([A-Za-z0-9-]{1,64})\/([A-Za-z0-9-]{1,64})\/|(\/s\/[a-z0-9][a-z0-9.-]{0,100})|"mediaId":"([A-Za-z0-9-]{1,64})"/g
