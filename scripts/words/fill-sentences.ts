/** Sentences as they are shown, with a value in the place of each name; those that are hardly more than values are left out. */
export function fillSentences(sentences: readonly string[]): readonly string[] {
  return sentences.flatMap((text) =>
    /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')) ? [text.replace(/\{\w+\}/g, 'a1')] : [],
  )
}
