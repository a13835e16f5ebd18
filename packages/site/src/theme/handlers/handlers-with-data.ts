import { readTag } from '@vitrine/template/parse/read-tag'
import { scan } from '@vitrine/template/parse/scan'
import type { Registry } from '@vitrine/template/registry'
import { TextLines } from '../../template-folder/text-lines.ts'
import { handlerAttribute, mayHoldData } from './inline-handlers.ts'
import type { HandlerPart } from './read-handler.ts'

/** Where a handler is written. */
export interface HandlerPlace {
  readonly file: string
  readonly line: number
}

/** Instructions that choose and set, and print nothing themselves. */
const silent = /^\.(?:if|or|end|section|repeated|var|[\w-]+\?)(?![\w-])/

/** The parts of a handler as its file has it, tags of data with their braces; null where its code could not be followed. */
export function partsOf(code: string, registry: Registry): readonly HandlerPart[] | null {
  if (code.includes('<squarespace:')) return null
  const reading = { registry, onUnknown: () => {} }
  return [...scan(code)].map(({ kind, at, text }) => {
    if (kind === 'text') return { isData: false, text }
    const isTag = text.startsWith('.') || readTag(text, at, reading) !== undefined
    return { isData: isTag && !text.startsWith('#') && !silent.test(text), text: `{${text}}` }
  })
}

/** Beginning and end of a handler, and of what data puts into it. */
function markOf(secret: string): string {
  return `vitrine-handler-${secret}-`
}

/**
 * Marks the event handlers of a source into which the template puts data, so that they can be told apart when the page is whole, and in them what the
 * template wrote from what the data brought. `keep` remembers where one stands and gives it a number.
 */
export function markHandlers(
  { file, text }: { readonly file: string; readonly text: string },
  {
    registry,
    secret,
    keep,
  }: {
    readonly registry: Registry
    readonly secret: string
    readonly keep: (place: HandlerPlace) => number
  },
): string {
  const mark = markOf(secret)
  const lines = new TextLines(text)
  return text.replace(
    handlerAttribute,
    (whole, before: string, inDouble?: string, inSingle?: string, at = 0) => {
      const code = inDouble ?? inSingle ?? ''
      const parts = mayHoldData.test(code) ? partsOf(code, registry) : null
      if (!parts) return whole
      const number = keep({ file, line: lines.lineAt(at + before.length) })
      const marked = parts
        .map((part) => (part.isData ? `${mark}o.${part.text}${mark}c.` : part.text))
        .join('')
      const quote = inDouble === undefined ? "'" : '"'
      return `${before}${quote}${mark}b${number}.${marked}${mark}e.${quote}`
    },
  )
}

/** A handler of a page with what data put into it; `parts` are null where it cannot be told apart any more. */
export interface FilledHandler {
  readonly number: number
  readonly parts: readonly HandlerPart[] | null
}

/** HTML without the marks, and the handlers that bore them. */
export interface UnmarkedHandlers {
  readonly html: string
  readonly handlers: readonly FilledHandler[]
}

/** Takes the marks out of HTML that the template has rendered. */
export function takeHandlers(marked: string, secret: string): UnmarkedHandlers {
  const mark = markOf(secret)
  if (!marked.includes(mark)) return { html: marked, handlers: [] }
  const handlers: FilledHandler[] = []
  let current: OpenHandler | null = null
  let html = ''
  let done = 0
  for (const { 0: whole, 1: kind, 2: number, index } of marked.matchAll(
    new RegExp(`${mark}([boce])(\\d*)\\.`, 'g'),
  )) {
    const text = marked.slice(done, index)
    html += text
    done = index + whole.length
    current?.parts.push({ isData: current.isInData, text })
    if (kind === 'b')
      current = { number: Number(number), parts: [], isInData: false, isWhole: current === null }
    else if (current && kind === 'e') {
      const { number, parts, isWhole, isInData } = current
      handlers.push({ number, parts: isWhole && !isInData ? parts : null })
      current = null
    } else if (current) {
      if (current.isInData === (kind === 'o')) current.isWhole = false
      current.isInData = kind === 'o'
    }
  }
  return { html: html + marked.slice(done), handlers }
}

interface OpenHandler {
  readonly number: number
  readonly parts: HandlerPart[]
  isInData: boolean
  /** Whether no other handler was found within. */
  isWhole: boolean
}
