import type { OpenShop } from './open-shop.ts'
import { formOf } from './send-upload.ts'
import { signInAs } from './sign-in.ts'
import type { Answer, Visitor } from './visit.ts'

/** Somebody who translates a site. */
export interface Translator {
  readonly visitor: Visitor
  setLanguages(languages: readonly SentLanguage[]): Promise<Answer>
  /** Saves the texts of something, as made from what it says now. */
  translate(
    language: string,
    kind: string,
    id: string,
    texts: Readonly<Record<string, string>>,
  ): Promise<Answer>
}

interface SentLanguage {
  readonly code: string
  readonly slugPrefix: string
  readonly enabled?: boolean
  readonly fallback?: string | null
}

/** Signs an administrator in who translates. */
export async function translator(shop: Pick<OpenShop, 'visitor' | 'store'>): Promise<Translator> {
  const visitor = await shop.visitor()
  await signInAs(visitor, shop.store, ['admin'])
  return {
    visitor,
    setLanguages: (languages) =>
      visitor.send('PUT', '/api/multilingual/languages', {
        languages: languages.map((each) => ({ enabled: true, fallback: null, ...each })),
      }),
    translate: async (language, kind, id, texts) => {
      const address = `/api/panel/translations/${language}/${kind}/${encodeURIComponent(id)}`
      const { texts: known, updatedAtMs } = (await visitor.get(address)).json as StoredTexts
      return visitor.send('PUT', address, {
        updatedAtMs,
        texts: known.flatMap(({ name, sourceHash }) => {
          const text = texts[name]
          return text === undefined ? [] : [{ name, text, sourceHash }]
        }),
      })
    },
  }
}

/** Brings a file of translations in, as the panel does. */
export function bringTranslations(
  visitor: Visitor,
  csv: string | Uint8Array,
  language = 'de-DE',
): Promise<Answer> {
  const { payload, type } = formOf(Buffer.from(csv), 'shop.csv')
  return visitor.send('POST', `/api/panel/translations/${language}/file`, payload, { 'content-type': type })
}

interface StoredTexts {
  readonly texts: readonly { readonly name: string; readonly sourceHash: string }[]
  readonly updatedAtMs: number
}
