import { mostLanguages } from '@vitrine/domain/website/languages/site-language'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { shortText } from '../schemas.ts'
import { mayTranslate } from './translation-policy.ts'

const languageTag = Type.String({ minLength: 1, maxLength: 40 })

/** A language beside the site's own. */
const siteLanguage = Type.Object({
  /** A language tag, such as de-DE. */
  code: languageTag,
  enabled: Type.Boolean(),
  /** What its addresses begin with, such as `/de`. */
  slugPrefix: shortText,
  /** The language whose text stands where one is not translated; null: the site's own. */
  fallback: Type.Union([languageTag, Type.Null()]),
})

const languageSettings = Type.Object({
  defaultLanguage: Type.String(),
  languages: Type.Array(siteLanguage),
  /** Changes with the languages. */
  version: Type.String(),
})

/** The language that a site is written in, and those that it is shown in beside it. */
export const readLanguagesCall = defineCall({
  name: 'readLanguages',
  method: 'GET',
  path: '/api/multilingual/settings',
  policy: mayTranslate,
  reply: languageSettings,
})

/**
 * Sets the languages beside the site's own, in the order of the switcher. The translations of a language that is left out are removed. With
 * `version`, 409 when somebody else changed the languages since.
 */
export const changeLanguagesCall = defineCall({
  name: 'changeLanguages',
  method: 'PUT',
  path: '/api/multilingual/languages',
  policy: { kind: 'owner', roles: ['admin'] },
  body: Type.Object({
    languages: Type.Array(siteLanguage, { maxItems: mostLanguages }),
    version: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  reply: languageSettings,
})
