/** Languages that a site can be written in: those whose dates, numbers and plurals we know, with the countries most asked for. */
export const siteLanguages = [
  'en-US en-GB en-AU en-CA en-IE en-IN en-NZ en-ZA',
  'de-DE de-AT de-CH fr-FR fr-BE fr-CA fr-CH es-ES es-AR es-CL es-CO es-MX it-IT it-CH nl-NL nl-BE',
  'pt-PT pt-BR da-DK sv-SE nb-NO fi-FI is-IS pl-PL cs-CZ sk-SK hu-HU ro-RO bg-BG el-GR tr-TR',
  'hr-HR sl-SI sr-RS et-EE lv-LV lt-LT uk-UA ru-RU ca-ES eu-ES gl-ES ga-IE cy-GB',
  'he-IL ar-AE ar-EG ar-SA fa-IR hi-IN bn-BD ta-IN ur-PK th-TH vi-VN id-ID ms-MY fil-PH',
  'ja-JP ko-KR zh-CN zh-HK zh-TW af-ZA sw-KE',
].flatMap((line) => line.split(' '))

/** What a language is called in another. */
export function nameOfLanguage(tag: string, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
}
