import { lineProblem } from '../mail-sender.ts'
import { type WordedMailKind, wordedMailKinds } from './mail-kinds.ts'
import { placeholdersOf } from './mail-placeholders.ts'
import type { MailText } from './mail-text.ts'
import type { MailTexts } from './mail-texts.ts'
import { usualMailTexts } from './usual-mail-texts.ts'

/** Says what is wrong with the texts of a mail, by field. */
export function checkMailText(kind: WordedMailKind, text: MailText): Partial<Record<keyof MailText, string>> {
  const subject = subjectProblem(text.subject) ?? placeholderProblem(kind, text.subject)
  const opening = openingProblem(text.opening) ?? placeholderProblem(kind, text.opening)
  return { ...(subject !== null && { subject }), ...(opening !== null && { opening }) }
}

/** Says what is wrong with the texts of all mails, by path. */
export function checkMailTexts(texts: Required<MailTexts>): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const kind of wordedMailKinds) {
    const wrong = checkMailText(kind, texts[kind] ?? usualMailTexts[kind])
    for (const [field, text] of Object.entries(wrong)) errors[`${kind}.${field}`] = text
  }
  return errors
}

/** Longest texts, in characters. */
export const mailTextLimits = { subject: 150, opening: 600 } as const

function subjectProblem(text: string): string | null {
  return lineProblem(text.trim(), mailTextLimits.subject)
}

function openingProblem(text: string): string | null {
  if (text.length > mailTextLimits.opening) return `Use at most ${mailTextLimits.opening} characters.`
  return /[^\P{Cc}\n\r]/u.test(text) ? 'Write it without control characters.' : null
}

function placeholderProblem(kind: WordedMailKind, text: string): string | null {
  const known = placeholdersOf(kind)
  const wrong = [...text.matchAll(/\{([^{}]*)\}/g)].find(([, name]) => !known.some((each) => each === name))
  if (!wrong) return null
  return unknownNameText(wrong[0], known.map((each) => `{${each}}`).join(', '))
}

function unknownNameText(name: string, known: string): string {
  return `There is no ${name} in this mail. You can use ${known}.`
}
