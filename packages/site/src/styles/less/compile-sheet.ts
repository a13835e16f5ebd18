import { LessCompiler } from '@squarespace/less-ts'
import { minifyCss } from '../system-sheets.ts'
import { escapeModern } from './escape-modern.ts'
import { type Reader, repairLess, standInProperty } from './repair-less.ts'

/** What a sheet is compiled to, and what was wrong with it. */
export interface CompiledSheet {
  readonly css: string
  readonly problems: readonly SheetProblem[]
  /** It took too long or too much memory: there is no CSS. */
  readonly isGivenUp?: true
}

/** Something wrong in a sheet; `line` begins at 1 and is null where it is not known. */
interface SheetProblem {
  readonly line: number | null
  readonly message: string
}

/** Compiles LESS to CSS. What cannot be read or found is a problem and left out; all else is there. Takes its time: see `runLess`. */
export function compileSheet(source: string, isMinified: boolean): CompiledSheet {
  const compiler = new LessCompiler({ compress: isMinified, fastcolor: true, indentSize: 2 })
  const less = escapeModern(source)
  const whole = less.endsWith('\n') ? less : `${less}\n`
  if (readerOf(compiler)(whole) === null) return evaluate(compiler, whole, source)
  const mended = repairLess(whole, readerOf(compiler))
  const { css, problems } = evaluate(compiler, mended.less, source)
  return {
    css: putBackRaw(css, isMinified ? mended.raw.map(minifyCss) : mended.raw),
    problems: [...mended.problems, ...problems],
  }
}

function readerOf(compiler: LessCompiler): Reader {
  return (less) => {
    try {
      compiler.parse(less)
      return null
    } catch (error) {
      const lines = [...String(error).matchAll(/^ *(\d+) {3}/gm)]
      return Number(lines.at(-1)?.[1] ?? 1)
    }
  }
}

function evaluate(compiler: LessCompiler, less: string, source: string): CompiledSheet {
  try {
    const { css, errors } = compiler.compile(less)
    const messages = new Set(errors.flatMap((event) => event.errors.map(({ message }) => message)))
    const problems = [...messages].map((message) => ({ line: findCulprit(source, message), message }))
    return { css, problems }
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return { css: '', problems: [{ line: null, message }] }
  }
}

/** The compiler names what it missed, not where: the first line that uses the name is reported. */
function findCulprit(source: string, message: string): number | null {
  const [, variable, selector, called] =
    /variable @([\w-]+)|(?:selector|Mixin call) ([.#][\w-]+)|Function ([\w-]+)/.exec(message) ?? []
  const name = (variable ?? selector ?? called ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (name === '')
    return message.includes('FUNCTION_CALL') ? lineOf(source, /\bwhen\s*\([^{\n]*\bdefault\(/) : null
  const use =
    variable === undefined
      ? new RegExp(`${name}\\s*${selector === undefined ? '\\(' : '(?=[\\s(;!}])[^{\\n]*(?:;|\\}|$)'}`, 'm')
      : new RegExp(`@(?:\\{${name}\\}|${name}(?![\\w-]|\\s*:))`)
  return lineOf(source, use)
}

function lineOf(source: string, sought: RegExp): number | null {
  const found = sought.exec(source)
  return found ? source.slice(0, found.index).split('\n').length : null
}

function putBackRaw(css: string, raw: readonly string[]): string {
  const textOf = (number: string) => raw[Number(number)] ?? ''
  return css
    .replace(new RegExp(`vitrine-raw\\s*\\{\\s*${standInProperty}:\\s*r(\\d+);?\\s*\\}`, 'g'), (_, number) =>
      textOf(number),
    )
    .replace(new RegExp(`${standInProperty}:\\s*r(\\d+);?`, 'g'), (_, number) => textOf(number))
    .replace(new RegExp(`@media ${standInProperty}-r(\\d+)`, 'g'), (_, number) => textOf(number))
}
