/** A statement of a style sheet: a declaration, an at-rule or a rule with its block. */
export interface Statement {
  readonly start: number
  readonly end: number
  /** Where the block opens; null for a statement that ends with a semicolon. */
  readonly blockStart: number | null
  /** A closing brace that nothing opened, or a block that nothing closes. */
  readonly isUnbalanced: boolean
}

/** Splits a stretch of a sheet into its statements of the first level. Understands comments, texts, `url()` and `@{name}`. */
export function splitStatements(text: string, start = 0, end = text.length): readonly Statement[] {
  const statements: Statement[] = []
  let begin = start
  let depth = 0
  let blockStart: number | null = null
  const push = (until: number, isUnbalanced = false) => {
    if (text.slice(begin, until).trim() !== '') {
      statements.push({ start: begin, end: until, blockStart, isUnbalanced })
    }
    begin = until
    blockStart = null
  }
  for (let at = start; at < end; at++) {
    const skipped = skipTo(text, at, end)
    if (skipped > at) {
      at = skipped - 1
      continue
    }
    const char = text.charAt(at)
    if (char === '{') {
      if (depth === 0) blockStart = at
      depth++
    } else if (char === '}') {
      if (depth <= 1) push(at + 1, depth === 0)
      depth = Math.max(0, depth - 1)
    } else if (char === '(' && depth === 0) at = closingBracket(text, at, end)
    else if (char === ';' && depth === 0) push(at + 1)
  }
  push(end, depth > 0)
  return statements
}

/** The end of the comment, text, address or name that begins at a place; the place itself when none does. */
function skipTo(text: string, at: number, end: number): number {
  const char = text.charAt(at)
  const next = text.charAt(at + 1)
  if (char === '/' && next === '*') return after(text, '*/', at + 2, end)
  if (char === '/' && next === '/' && /[\s;{}/]|^$/.test(text.charAt(at - 1)))
    return after(text, '\n', at, end)
  if (char === '"' || char === "'") return afterQuoted(text, at, end)
  if (char === '@' && next === '{') return after(text, '}', at, end)
  if (
    char === '(' &&
    /url$/i.test(text.slice(Math.max(0, at - 3), at)) &&
    !/\s*["']/y.test(text.slice(at + 1, at + 9))
  )
    return after(text, ')', at, end)
  return at
}

/** The end of a bracket that is closed on its line; semicolons part what a mixin is given. The place itself of one that is not. */
function closingBracket(text: string, start: number, end: number): number {
  let depth = 0
  for (let at = start; at < end; at++) {
    const skipped = skipTo(text, at, end)
    if (skipped > at) {
      at = skipped - 1
      continue
    }
    const char = text.charAt(at)
    if (/[{}\n]/.test(char)) return start
    if (char === '(') depth++
    else if (char === ')') depth--
    if (depth === 0) return at
  }
  return start
}

function after(text: string, mark: string, from: number, end: number): number {
  const found = text.indexOf(mark, from)
  return found < 0 || found >= end ? end : found + mark.length
}

/** A text that is not closed on its line ends with it. */
function afterQuoted(text: string, start: number, end: number): number {
  const quote = text.charAt(start)
  for (let at = start + 1; at < end; at++) {
    const char = text.charAt(at)
    if (char === '\\') at++
    else if (char === quote || char === '\n') return at + 1
  }
  return end
}
