import type { SpokenLanguages } from '@vitrine/domain/website/languages/site-language'
import { languageTag } from '@vitrine/domain/words/language-tag'

/** A site with its languages as all that writes in them takes them: seeds and older sites have an underscore in a tag. */
export function withLanguageTags<Spoken extends SpokenLanguages>(site: Spoken): Spoken {
  const languages = site.languages.map((each) => ({
    ...each,
    code: languageTag(each.code),
    fallback: each.fallback === null ? null : languageTag(each.fallback),
  }))
  return { ...site, language: languageTag(site.language), languages }
}
