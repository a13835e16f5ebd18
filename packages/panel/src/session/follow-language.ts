import {
  guessPanelLanguage,
  type PanelLanguage,
  panelLanguageCookie,
} from '@vitrine/domain/owners/panel-language'
import { shownLanguage } from './shown-language.ts'

const yearSeconds = 31_536_000

/** What was asked for last, so that a server that gives another language is not asked for ever. */
const askedKey = 'panel-language'

/**
 * Loads the page again where an account reads the panel in another language than is shown; null: in that of the browser. Tells whether
 * it does.
 */
export function followLanguage(chosen: PanelLanguage | null): boolean {
  const wanted = chosen ?? guessPanelLanguage(navigator.languages.join())
  const lasts = chosen === null ? 0 : yearSeconds
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it when the page is asked for, before any script runs
  document.cookie = `${panelLanguageCookie}=${wanted};path=/config;max-age=${lasts};samesite=lax`
  const isShown = wanted === shownLanguage()
  if (isShown || sessionStorage.getItem(askedKey) === wanted) {
    if (isShown) sessionStorage.removeItem(askedKey)
    return false
  }
  sessionStorage.setItem(askedKey, wanted)
  location.reload()
  return true
}
