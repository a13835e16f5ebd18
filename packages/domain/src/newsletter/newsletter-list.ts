import { isOneLine, oneLineText } from '../limits/one-line.ts'

/** A list of subscribers, and how people come to it. */
export interface NewsletterList {
  readonly id: string
  readonly name: string
  /** Whether people are asked by mail before they are on it. */
  readonly isConfirmed: boolean
  /** Whose name its mails carry; '' for that of the site. */
  readonly senderName: string
  /** The mail that asks for a confirmation; '' for the usual words. */
  readonly confirmationSubject: string
  readonly confirmationText: string
  /** Whether those who are on it now are greeted by mail. */
  readonly isGreeting: boolean
  readonly greetingSubject: string
  readonly greetingText: string
  /** Whether those who sign up are asked if their opens and clicks may be counted; absent: nobody is, and nothing is counted. */
  readonly asksMeasuring?: boolean
  /** Null: the list that every site has, as it is before anybody changed it. */
  readonly updatedAtMs: number | null
}

/** What owners decide about a list. */
export type NewsletterListInput = Omit<NewsletterList, 'id' | 'updatedAtMs'>

/** The id of the list that every site has. */
export const standingListId = 'newsletter'

/** The list that every site has, before anybody changes it. */
export const standingList: NewsletterList = {
  id: standingListId,
  name: 'Newsletter',
  isConfirmed: true,
  senderName: '',
  confirmationSubject: '',
  confirmationText: '',
  isGreeting: true,
  greetingSubject: '',
  greetingText: '',
  updatedAtMs: null,
}

/** So many lists a site may have. */
export const mostLists = 50

type LimitedText = Exclude<keyof NewsletterListInput, 'isConfirmed' | 'isGreeting' | 'asksMeasuring'>

/** What is wrong with a list, by field. */
export type NewsletterListErrors = Partial<Record<LimitedText, string>>

const lengths: Readonly<Record<LimitedText, number>> = {
  name: 80,
  senderName: 80,
  confirmationSubject: 150,
  confirmationText: 2_000,
  greetingSubject: 150,
  greetingText: 2_000,
}

const limitedTexts = [
  'name',
  'senderName',
  'confirmationSubject',
  'confirmationText',
  'greetingSubject',
  'greetingText',
] as const

/** Checks what an owner decided about a list; `others` are those beside it. */
export function checkNewsletterList(
  input: NewsletterListInput,
  others: readonly Pick<NewsletterList, 'name'>[],
): NewsletterListErrors {
  const errors: NewsletterListErrors = {}
  for (const key of limitedTexts) {
    const text = input[key].trim()
    if (text.length > lengths[key])
      errors[key] = `Use at most ${lengths[key].toLocaleString('en')} characters.`
    else if (!isText(key) && !isOneLine(text)) errors[key] = oneLineText
  }
  const name = input.name.trim()
  if (name === '') errors.name = 'Give the list a name.'
  else if (others.some((each) => each.name.toLowerCase() === name.toLowerCase()))
    errors.name = 'There is a list of this name already.'
  return errors
}

/** Said where something needs a list of the newsletter and names none that is there (specification, section 5). */
export const listMissingText = 'A List must be selected'

const isText = (key: LimitedText) => key === 'confirmationText' || key === 'greetingText'

/** A list as it is kept: without spaces around its texts. */
export function tidyNewsletterList(input: NewsletterListInput): NewsletterListInput {
  return {
    name: input.name.trim(),
    isConfirmed: input.isConfirmed,
    senderName: input.senderName.trim(),
    confirmationSubject: input.confirmationSubject.trim(),
    confirmationText: input.confirmationText.trim(),
    isGreeting: input.isGreeting,
    greetingSubject: input.greetingSubject.trim(),
    greetingText: input.greetingText.trim(),
    ...(input.asksMeasuring && { asksMeasuring: true }),
  }
}
