import { ownText, type TranslatedTexts } from './translated-texts.ts'

/** A text that can be translated: one line, several, or cleaned HTML. */
export interface TextField {
  /** Names it within its page, item or product, such as `title`. */
  readonly name: string
  /** A word of ours for it, as owners know it; '' where their own words in `about` are enough. */
  readonly label: string
  /** What it belongs to, in words of the owner, which are the same in all languages of the panel. */
  readonly about?: string
  readonly kind: 'line' | 'text' | 'html'
  readonly maxLength: number
  /** Names the others that it is chosen among: two of them in the same words could not be told apart. Left out for a text by itself. */
  readonly among?: string
  /** Who alone may change the original, where not all who may change its kind of thing may. */
  readonly roles?: readonly string[]
  /** Says what else is wrong with a text in its place, beside its length and its lines; left out where nothing else can be. */
  readonly check?: (text: string) => string | null
  /** What the platform says itself in a language while nobody translated it, '' where it has no word there; left out of what owners wrote. */
  readonly usualIn?: (language: string) => string
}

/** A text of the site's own language. */
export interface SourceText extends TextField {
  readonly text: string
}

/** Is shown each text of something, and says what stands in its place. */
export type EachText = (field: TextField, text: string) => string

/** Whether somebody with some roles, who may translate this kind of thing, may translate a text of it: whoever may change its original. */
export function mayTranslateText({ roles }: Pick<TextField, 'roles'>, own: readonly string[]): boolean {
  return roles === undefined || roles.some((role) => own.includes(role))
}

/** Goes over the texts of something, and returns it with what `each` says of them. */
export type VisitTexts<Subject> = (subject: Subject, each: EachText) => Subject

/** The texts of something; those that are empty need no translation. */
export function textsOf<Subject>(subject: Subject, visit: VisitTexts<Subject>): readonly SourceText[] {
  const found = new Map<string, SourceText>()
  visit(subject, (field, text) => {
    if (text.trim() !== '') found.set(field.name, { ...field, text })
    return text
  })
  return [...found.values()]
}

/** Something with the texts of a language in place of its own; of several languages the first that has a text counts. */
export function withTexts<Subject>(
  subject: Subject,
  visit: VisitTexts<Subject>,
  languages: readonly TranslatedTexts[],
): Subject {
  if (languages.length === 0) return subject
  return visit(subject, ({ name }, text) => {
    return text.trim() === '' ? text : translatedIn(languages, name) || text
  })
}

/** The text of a field in the first of several languages that has one; '' where none has. */
export function translatedIn(languages: readonly TranslatedTexts[], name: string): string {
  for (const texts of languages) {
    const translated = ownText(texts, name)?.text ?? ''
    if (translated !== '') return translated
  }
  return ''
}

/** The label of a text in the language of whoever reads it: only what is ours of it is said. */
export function sayLabel(
  { label, about = '' }: Pick<TextField, 'label' | 'about'>,
  say: (word: string) => string,
): string {
  return [label === '' ? '' : say(label), about].filter((part) => part !== '').join(': ')
}

/** One line. */
export function line(name: string, label: string, maxLength = 500): TextField {
  return { name, label, kind: 'line', maxLength }
}

/** One line that is chosen among others. */
export function choice(name: string, label: string, { about, among, maxLength = 500 }: ChoiceOf): TextField {
  return { ...line(name, label, maxLength), about, among }
}

interface ChoiceOf {
  readonly about: string
  readonly among: string
  readonly maxLength?: number
}

/** Several lines. */
export function lines(name: string, label: string, maxLength = 20_000): TextField {
  return { name, label, kind: 'text', maxLength }
}

/** Cleaned HTML. */
export function html(name: string, label: string, maxLength = 400_000): TextField {
  return { name, label, kind: 'html', maxLength }
}
