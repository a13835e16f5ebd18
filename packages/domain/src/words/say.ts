import { sayText } from './say-text.ts'

/**
 * Says a sentence in the language of whoever reads it, with its values: `say('Order {name}', { name })`; without values as a text that
 * others fill in.
 */
export type Say = (sentence: string, values?: Readonly<Record<string, unknown>>) => string

/** Says a sentence as it is written: in English, or in the words that a build has put in its place. */
export const sayAsWritten: Say = (sentence, values) => (values ? sayText(sentence, values) : sentence)
