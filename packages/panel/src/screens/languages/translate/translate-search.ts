import { type TextState, type TranslationKind, translationKinds } from '@vitrine/domain/languages/translation'
import { parsePage } from '../../../format/paging.ts'

/** What of the site is listed, as kept in the address; without a language the first. */
export interface TranslateSearch {
  readonly language?: string
  readonly kind?: TranslationKind
  readonly state?: TextState
  readonly q?: string
  readonly page?: number
}

/** Reads the state of the list from an address, whatever somebody wrote there. */
export function parseTranslateSearch(search: Record<string, unknown>): TranslateSearch {
  const { language, q } = search
  const kind = translationKinds.find((each) => each === search.kind)
  const state = states.find((each) => each === search.state)
  const page = parsePage(search.page)
  return {
    ...(typeof language === 'string' && language !== '' && { language }),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(typeof q === 'string' && q !== '' && { q }),
    ...(page !== 1 && { page }),
  }
}

const states: readonly TextState[] = ['missing', 'outdated', 'translated']
