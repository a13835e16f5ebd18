import type { ESTree } from 'vite'
import type { Part } from './message.ts'

type JsxParent = ESTree.JSXElement | ESTree.JSXFragment
type JsxChild = JsxParent['children'][number]

/** The run of children that is one sentence, with what it is made of; null where no text stands between the tags. */
export interface Run {
  readonly start: number
  readonly end: number
  readonly parts: readonly Part[]
}

/** Finds the sentence among the children; pictures and other elements without text around it stay outside. */
export function findRun({ children }: JsxParent): Run | null {
  const parted = children.flatMap((child) => {
    const part = partOf(child)
    return part ? [{ child, part }] : []
  })
  const isPicture = ({ part }: (typeof parted)[number]) =>
    part.kind === 'element' ? part.parts.length === 0 : part.kind === 'text' && part.text.trim() === ''
  const from = parted.findIndex((each) => !isPicture(each))
  const to = parted.findLastIndex((each) => !isPicture(each))
  const run = parted.slice(from, to + 1)
  const [first, last] = [run[0], run.at(-1)]
  const parts = run.map(({ part }) => part)
  if (!first || !last || !hasText(parts)) return null
  return { start: first.child.start, end: last.child.end, parts }
}

/** Whether letters stand among the parts themselves, and nothing that would be taken for the name of a value, or is a sign by its name. */
function hasText(parts: readonly Part[]): boolean {
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))
  return texts.some((text) => /\p{L}/u.test(text)) && !texts.some((text) => /[{}<>]|&#?\w+;/.test(text))
}

function partOf(child: JsxChild): Part | null {
  if (child.type === 'JSXText') {
    const text = shownText(child.value)
    return text === '' ? null : { kind: 'text', text }
  }
  if (child.type === 'JSXExpressionContainer') {
    const { expression } = child
    if (expression.type === 'JSXEmptyExpression') return null
    if (expression.type === 'Literal' && typeof expression.value === 'string')
      return { kind: 'text', text: expression.value }
    return { kind: 'value', node: expression }
  }
  if (child.type !== 'JSXElement') return child.type === 'JSXFragment' ? { kind: 'value', node: child } : null
  const inner = findWhole(child)
  return { kind: 'element', node: child, parts: inner }
}

/** The parts of an element all of whose children are of its sentence; none where it has no text of its own. */
function findWhole(element: ESTree.JSXElement): readonly Part[] {
  const parts = element.children.flatMap((child) => partOf(child) ?? [])
  return hasText(parts) || parts.some((part) => part.kind === 'value') ? parts : []
}

/** The text between tags as React shows it: line breaks with what surrounds them are one space, or nothing at the edges. */
function shownText(value: string): string {
  const lines = value.split(/\r\n|\n|\r/)
  return lines
    .map((line, index) => {
      const begun = index === 0 ? line : line.replace(/^[ \t]+/, '')
      return index === lines.length - 1 ? begun : begun.replace(/[ \t]+$/, '')
    })
    .filter((line) => line !== '')
    .join(' ')
}
