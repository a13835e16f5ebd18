import { type TextState, type TranslationKind, translationKinds } from '@vitrine/domain/languages/translation'
import { parsePage } from '../../../format/paging.ts'

/** What of the site is listed, as kept in the address; without a language the first. */
export interface TranslateSearch {
  readonly language?: string | undefined
  readonly kind?: TranslationKind | undefined
  readonly state?: TextState | undefined
  readonly q?: string | undefined
  readonly page?: number | undefined
}

/** Reads the state of the list from an address; what is not known is left out, by name: the router keeps of an address what is not said here. */
export function parseTranslateSearch(search: Record<string, unknown>): TranslateSearch {
  const { language, q } = search
  const page = parsePage(search.page)
  return {
    language: typeof language === 'string' && language !== '' ? language : undefined,
    kind: translationKinds.find((each) => each === search.kind),
    state: states.find((each) => each === search.state),
    q: typeof q === 'string' && q !== '' ? q : undefined,
    page: page === 1 ? undefined : page,
  }
}

const states: readonly TextState[] = ['missing', 'outdated', 'translated']
