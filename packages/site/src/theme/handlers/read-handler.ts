import { readEntities } from './inline-handlers.ts'

/** A stretch of an event handler's code: written in the template, or put there by data. */
export interface HandlerPart {
  readonly isData: boolean
  readonly text: string
}

/** Why a handler with data in it may not run. */
export type HandlerProblem = 'makes-code' | 'hard-to-read' | 'outside-quotes' | 'not-plain'

/** What is said to who keeps the template. */
export const handlerProblemText: Record<HandlerProblem, string> = {
  'makes-code': 'it may make code of a text',
  'hard-to-read': 'data is put into code with a slash, a backquote or square brackets',
  'outside-quotes': 'data stands outside of quotes and is no whole number',
  'not-plain': 'the data holds a quote, a backslash, a line end, a "<" or an address of code',
}

/** The code of a handler as a browser reads it, or why it may not run. */
export type HandlerReading =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly problem: HandlerProblem }

/**
 * Puts a handler together of what the template wrote and what data put into it, which strangers may have written. Data may be what it cannot but
 * be: the plain content of a text in quotes, or a whole number. All that is doubted stays blocked.
 */
export function readHandler(parts: readonly HandlerPart[]): HandlerReading {
  const code = parts.map(({ text }) => readEntities(text)).join('')
  if (!parts.some(({ isData }) => isData)) return { ok: true, code }
  const written = parts.filter(({ isData }) => !isData).map(({ text }) => readEntities(text))
  if (makesCode.test(written.join(' '))) return { ok: false, problem: 'makes-code' }
  let place: Place = { quote: '', isOpen: true }
  for (const { isData, text } of parts) {
    if (!isData) place = readOn(readEntities(text), place)
    if (!place.isOpen) return { ok: false, problem: 'hard-to-read' }
    if (!isData) continue
    const isInQuotes = place.quote !== ''
    if (isInQuotes ? !isPlain(readEntities(text)) : !wholeNumber.test(text))
      return { ok: false, problem: isInQuotes ? 'not-plain' : 'outside-quotes' }
  }
  return { ok: true, code }
}

/** What a text may become code by, given to it by the handler itself. */
const makesCode =
  /\b(?:eval|Function|setTimeout|setInterval|execScript|constructor|import|write|writeln|srcdoc|innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment)\b|javascript\s*:/i

const wholeNumber = /^\d{1,15}$/

/** Whether a text may stand between quotes and stay a text. */
function isPlain(text: string): boolean {
  return !/["'`\\<\p{Cc}\u2028\u2029]|script\s*:/iu.test(text)
}

/** Where in code something is: in a text with this quote around it, or in none. */
interface Place {
  readonly quote: string
  /** Whether the code is still of the kind that is followed here. */
  readonly isOpen: boolean
}

/** Follows the template's own code to its end. A slash may begin a pattern or a remark, in which quotes are none. */
function readOn(code: string, start: Place): Place {
  let { quote } = start
  for (let at = 0; at < code.length; at++) {
    const sign = code[at] ?? ''
    if (quote === '') {
      if (/[/`[]/.test(sign)) return { quote, isOpen: false }
      if (sign === '"' || sign === "'") quote = sign
    } else if (sign === '\\') {
      at += 1
      // It would take a sign of the data with it.
      if (at >= code.length) return { quote, isOpen: false }
    } else if (sign === quote) quote = ''
  }
  return { quote, isOpen: true }
}
