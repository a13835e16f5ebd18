/** The languages of the panel: English is in its source, the others in packages/panel/src/words. */
export const panelLanguages = ['en', 'de'] as const

export type PanelLanguage = (typeof panelLanguages)[number]

/** What each calls itself. */
export const panelLanguageNames: Readonly<Record<PanelLanguage, string>> = { en: 'English', de: 'Deutsch' }

/** The cookie by which a browser asks for the panel in a language. */
export const panelLanguageCookie = 'panel-language'

/** Whether a text is the code of one. */
export function isPanelLanguage(text: unknown): text is PanelLanguage {
  return panelLanguages.some((language) => language === text)
}

/** The first language of the panel among those that somebody reads, as `Accept-Language` names them; English where there is none. */
export function guessPanelLanguage(accepted: string): PanelLanguage {
  const ranked = accepted
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { language: tag.split('-')[0], weight: quality ? Number(quality.slice(2)) || 0 : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return ranked.map(({ language }) => language).find(isPanelLanguage) ?? 'en'
}
