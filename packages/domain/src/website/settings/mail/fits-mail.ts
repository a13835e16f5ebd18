import { languagePart } from '../../../words/language-part.ts'

/** In which languages a mail is read. */
export interface MailLanguages {
  /** Of whoever reads the mail. */
  readonly reader: string
  /** In which our words around a text are said to them: English where nobody translated ours. */
  readonly around: string
}

/** Whether a text in a language may stand in a mail: a mail is in one language, that of its reader or that of our words in it. */
export function fitsMail(code: string, { reader, around }: MailLanguages): boolean {
  return [reader, around].some((each) => languagePart(each) === languagePart(code))
}
