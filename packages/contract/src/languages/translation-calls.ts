import { type TranslationKind, translationKinds } from '@vitrine/domain/languages/translation'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listSlice, shortText } from '../schemas.ts'
import { mayTranslate } from './translation-policy.ts'

const kind = Type.Union(translationKinds.map((name) => Type.Literal(name)) as [KindSchema, ...KindSchema[]])
type KindSchema = ReturnType<typeof Type.Literal<TranslationKind>>

const state = Type.Union([Type.Literal('missing'), Type.Literal('outdated'), Type.Literal('translated')])

/** How many texts are how far. */
const progress = { translated: Type.Integer(), outdated: Type.Integer(), missing: Type.Integer() }
const languageProgress = Type.Object({ code: Type.String(), ...progress })

const params = Type.Object({
  language: Type.String({ minLength: 1, maxLength: 40 }),
  kind,
  id: Type.String({ minLength: 1, maxLength: 200 }),
})

/** How far the translations of a site are, all in all and for each of its pages, items and products. */
export const readTranslationStatusCall = defineCall({
  name: 'readTranslationStatus',
  method: 'GET',
  path: '/api/multilingual/status',
  policy: mayTranslate,
  query: Type.Object({
    kind: Type.Optional(kind),
    /** With `state`: only what is so far in this language. */
    language: Type.Optional(shortText),
    state: Type.Optional(state),
    /** Only what has these words in its title. */
    q: Type.Optional(shortText),
    ...listSlice,
  }),
  reply: Type.Object({
    languages: Type.Array(languageProgress),
    items: Type.Array(
      Type.Object({ kind, id: Type.String(), title: Type.String(), languages: Type.Array(languageProgress) }),
    ),
    /** How many there are in all the parts of the list. */
    total: Type.Integer(),
  }),
})

const neighbour = Type.Union([Type.Object({ id: Type.String(), title: Type.String() }), Type.Null()])

/** What stands before and after something among all of its kind, in the order of the status; null where it is the first or last, or not there. */
export const readTranslationNeighboursCall = defineCall({
  name: 'readTranslationNeighbours',
  method: 'GET',
  path: '/api/panel/translation-neighbours/:kind/:id',
  policy: mayTranslate,
  params: Type.Pick(params, ['kind', 'id']),
  reply: Type.Object({ previous: neighbour, next: neighbour }),
})

const translation = Type.Object({
  kind,
  id: Type.String(),
  title: Type.String(),
  texts: Type.Array(
    Type.Object({
      name: Type.String(),
      label: Type.String(),
      kind: Type.Union([Type.Literal('line'), Type.Literal('text'), Type.Literal('html')]),
      maxLength: Type.Integer(),
      source: Type.String(),
      /** Changes with the source; goes back with the text that was made from it. */
      sourceHash: Type.String(),
      text: Type.String(),
      /** What visitors read while the text is empty: a word that the platform has itself in this language; '' for none. */
      usual: Type.String(),
      state,
    }),
  ),
  /** 0 before anything was translated. */
  updatedAtMs: Type.Integer(),
})

/** The texts of something beside their translation. */
export const readTranslationCall = defineCall({
  name: 'readTranslation',
  method: 'GET',
  path: '/api/panel/translations/:language/:kind/:id',
  policy: mayTranslate,
  params,
  reply: translation,
})

/** Saves translated texts; those that are not named stay, an empty one goes. 409 when somebody else changed them since `updatedAtMs`. */
export const changeTranslationCall = defineCall({
  name: 'changeTranslation',
  method: 'PUT',
  path: '/api/panel/translations/:language/:kind/:id',
  policy: mayTranslate,
  params,
  body: Type.Object({
    texts: Type.Array(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: 2_500 }),
        text: Type.String({ maxLength: 400_000 }),
        /** Of the source that the text was made from. */
        sourceHash: Type.String({ maxLength: 64 }),
      }),
      { maxItems: 2_000 },
    ),
    updatedAtMs: Type.Integer({ minimum: 0 }),
  }),
  reply: translation,
})
