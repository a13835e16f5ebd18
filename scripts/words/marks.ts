import { createHash } from 'node:crypto'
import type { FoundSentence } from './rewrite-words.ts'

const [opening, closing] = ['\uE000', '\uE001']

/** The sentences of a build by the marks that stand for them until its files are written. */
export class Marks {
  readonly #sentences = new Map<string, FoundSentence>()

  /** The mark of a sentence: the same in every build, so that files whose words changed get other names. */
  readonly add = (sentence: FoundSentence): string => {
    const mark = createHash('sha256').update(`${sentence.text}\0${sentence.file}`).digest('hex').slice(0, 12)
    this.#sentences.set(mark, sentence)
    return opening + mark + closing
  }

  /** Puts words in the places of the marks; what is put there is right in every kind of quotation marks. */
  fill(code: string, words: (sentence: FoundSentence) => string): string {
    return code.replace(marked, (whole, mark: string) => {
      const sentence = this.#sentences.get(mark)
      return sentence ? escaped(words(sentence)) : whole
    })
  }
}

const marked = /(?:\uE000|\\u[eE]000)([0-9a-f]{12})(?:\uE001|\\u[eE]001)/g

/** Signs that end a string or mean something in it. */
function escaped(text: string): string {
  return text.replace(
    /["'`\\$\n\r\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
