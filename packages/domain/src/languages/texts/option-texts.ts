import type { FormField } from '../../forms/form-field.ts'
import { choice, type EachText } from './text-field.ts'

/** The options of a field as they read in a language, by their own words. */
export type Options = ReadonlyMap<string, string>

interface OptionsPlace {
  /** What the texts of the field begin with. */
  readonly path: string
  readonly each: EachText
}

/** Goes over the options of a field. Two that would become one keep their own words, as nobody could tell them apart. */
export function visitOptions(
  { title, options }: Pick<FormField, 'title' | 'options'>,
  { path, each }: OptionsPlace,
): Options {
  const among = `${path}:option`
  const found = new Map(
    options.map((option) => [
      option,
      each(choice(`${path}:option:${option}`, '', { about: `${title}: ${option}`, among }), option),
    ]),
  )
  return new Set(found.values()).size === found.size ? found : new Map()
}

/** The options of a field in a language, and its conditions, which ask for an option in the words that it is chosen by. */
export function inOptions(
  { options, shownIf }: Pick<FormField, 'options' | 'shownIf'>,
  own: Options | undefined,
  ofField: ReadonlyMap<string, Options>,
): Pick<FormField, 'options' | 'ownOptions' | 'shownIf'> {
  const inLanguage = options.map((option) => own?.get(option) ?? option)
  return {
    options: inLanguage,
    ...(inLanguage.some((option, place) => option !== options[place]) && { ownOptions: options }),
    ...(shownIf && {
      shownIf: shownIf.map((condition) => ({
        ...condition,
        value: ofField.get(condition.fieldId)?.get(condition.value) ?? condition.value,
      })),
    }),
  }
}
