/** A text in another language, and which text of the site's own it was made from. */
export interface TranslatedText {
  readonly text: string
  /** `textHash` of the source. */
  readonly sourceHash: string
}

/** The texts of something in another language, by the names of their fields. */
export type TranslatedTexts = Readonly<Record<string, TranslatedText>>

/** The text of a field; names come from outside. */
export function ownText(texts: TranslatedTexts, name: string): TranslatedText | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined
}
