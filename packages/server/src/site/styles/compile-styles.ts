import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FolderWarning, TemplateFolder } from '../template-folder/template-folder.ts'
import { readDesignTokens } from './design-tokens.ts'
import { readTweaks } from './read-tweaks.ts'
import type { Stylesheet } from './stylesheet.ts'
import { platformStyles, systemImports } from './system-imports.ts'

/** Compiles the sheets of a template, in the order of `template.conf`, as one LESS scope. What fails is a warning, never a missing sheet. */
export async function compileStyles(folder: TemplateFolder): Promise<Stylesheet> {
  const warnings: FolderWarning[] = []
  const sheets: string[] = []
  for (const name of folder.stylesheets) sheets.push(await readSheet(folder.dir, name, warnings, 0))

  const less = sheets.join('\n')
  const tweaks = readTweaks(less)
  const compiled = await compileLess(`${tweaks.variables}\n${less}`, warnings)
  const css = platformStyles + compiled
  return {
    css,
    hash: createHash('sha256').update(css).digest('hex').slice(0, 16),
    designTokens: readDesignTokens(css),
    pageClasses: tweaks.pageClasses,
    tweaks: tweaks.values,
    warnings,
  }
}

/** Imports inside of imports are followed this far. */
const maxImportDepth = 8

async function readSheet(
  dir: string,
  name: string,
  warnings: FolderWarning[],
  depth: number,
): Promise<string> {
  const file = path.posix.join('styles', name)
  const inFolder = path.resolve(dir, file)
  if (!inFolder.startsWith(path.resolve(dir) + path.sep)) return ''
  const text = await readFile(inFolder, 'utf8').catch(() => null)
  if (text === null) {
    warnings.push({ file, line: null, message: 'The style sheet is missing.' })
    return ''
  }
  return depth > maxImportDepth ? text : insertImports(text, { dir, name, warnings, depth })
}

const importLine = /@import\s+(?:\([\w, ]+\)\s*)?(["'])([^"'\n]+)\1\s*;?/g

interface ImportPlace {
  readonly dir: string
  readonly name: string
  readonly warnings: FolderWarning[]
  readonly depth: number
}

async function insertImports(text: string, { dir, name, warnings, depth }: ImportPlace): Promise<string> {
  let out = ''
  let done = 0
  for (const match of text.matchAll(importLine)) {
    const [whole, , target = ''] = match
    out += text.slice(done, match.index)
    done = match.index + whole.length
    if (/^(?:https?:)?\/\//.test(target)) out += `@import url("${target}");`
    else if (Object.hasOwn(systemImports, target)) out += systemImports[target]
    else {
      const sheet = path.posix.extname(target) === '' ? `${target}.less` : target
      const beside = path.posix.join(path.posix.dirname(name), sheet)
      out += await readSheet(dir, beside, warnings, depth + 1)
    }
  }
  return out + text.slice(done)
}

async function compileLess(less: string, warnings: FolderWarning[]): Promise<string> {
  if (less.trim() === '') return ''
  // Loaded when needed: the compiler is large.
  const { LessCompiler } = await import('@squarespace/less-ts')
  const compiler = new LessCompiler({ compress: true, fastcolor: true })
  try {
    const { css, errors } = compiler.compile(less)
    for (const event of errors) {
      for (const { message } of event.errors) warnings.push({ file: 'styles', line: null, message })
    }
    return css
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    warnings.push({ file: 'styles', line: null, message })
    return ''
  }
}
