import { urlIdFromTitle } from '../../website/url-id-from-title.ts'
import { type Collection, plainCollection } from '../collection.ts'
import { pageTitleLength, titleText } from './check-menu.ts'
import { freeAddress, pageAddressText } from './page-address.ts'
import { coverPageType, type PageKind } from './page-kind.ts'

/** A page that somebody wants to make. */
export interface NewPage {
  readonly title: string
  /** '' for one that is made of the title. */
  readonly urlId: string
  readonly kind: PageKind
  readonly parentId: string | null
}

interface NewPageContext {
  readonly collections: readonly Collection[]
  readonly id: string
  readonly nowMs: number
  /** First parts of addresses that lead to a language of the site. */
  readonly prefixes?: readonly string[]
  /** Of the site, such as `de-DE`. */
  readonly language?: string
}

/** The page, or a sentence for each field that is wrong. */
export type NewPageResult =
  | { readonly ok: true; readonly page: Collection }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** Makes a page, the last of the site. */
export function makePage(
  { title, urlId, kind, parentId }: NewPage,
  { collections, id, nowMs, prefixes = [], language = '' }: NewPageContext,
): NewPageResult {
  const taken = new Set([...collections.map((each) => each.urlId), ...prefixes])
  const address = urlId === '' ? freeAddress(urlIdFromTitle(title, language) || 'page', taken) : urlId
  const titleProblem = titleText(title)
  const addressProblem = pageAddressText(address, taken)
  if (titleProblem !== null || addressProblem !== null)
    return {
      ok: false,
      errors: {
        ...(titleProblem === null ? {} : { title: titleProblem }),
        ...(addressProblem === null ? {} : { urlId: addressProblem }),
      },
    }
  const name = title.trim()
  return {
    ok: true,
    page: {
      ...plainCollection,
      id,
      parentId,
      urlId: address,
      title: name,
      navigationTitle: '',
      typeName: kind.typeName,
      description: '',
      bodyHtml: '',
      mainImage: null,
      isEnabled: true,
      isHomepage: false,
      cover:
        kind.typeName === coverPageType
          ? { headline: name, bodyHtml: '', image: null, actions: [], position: 'CENTER_CENTER' }
          : null,
      pageSize: null,
      position: 1 + Math.max(0, ...collections.map((each) => each.position)),
      updatedAtMs: nowMs,
    },
  }
}

/**
 * A copy of a page with its settings, its words and its look, under a title and an address of its own; it is for the same members, and what
 * is in it is not copied. Its code comes along only for those who may write code.
 */
export function copyPage(
  page: Collection,
  {
    collections,
    id,
    nowMs,
    prefixes = [],
    title,
    mayWriteCode,
  }: NewPageContext & { readonly title: string; readonly mayWriteCode: boolean },
): Collection {
  const taken = new Set([...collections.map((each) => each.urlId), ...prefixes])
  return {
    ...page,
    id,
    title: title.slice(0, pageTitleLength),
    urlId: freeAddress(`${page.urlId}-copy`, taken),
    isHomepage: false,
    isEnabled: false,
    areaIds: page.areaIds,
    codeInjection: mayWriteCode ? page.codeInjection : plainCollection.codeInjection,
    position: 1 + Math.max(0, ...collections.map((each) => each.position)),
    updatedAtMs: nowMs,
  }
}
