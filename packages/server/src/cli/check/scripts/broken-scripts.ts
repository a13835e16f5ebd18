import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import { type ScriptProblem, scriptProblem } from '@vitrine/site/theme/script-problem'
import type { Registry } from '@vitrine/template/registry'
import type { Finding } from '../finding.ts'
import { linesOf } from '../finding-at.ts'
import { filledScripts } from './filled-scripts.ts'
import { writtenScripts } from './written-scripts.ts'

/** Scripts in files that no browser can read, whatever the data is that the template puts into them. */
export function findBrokenScripts(sources: readonly SourceFile[], registry: Registry): readonly Finding[] {
  return sources.flatMap((source) =>
    writtenScripts(source).flatMap(({ code, index }): readonly Finding[] => {
      const problems = filledScripts(code, registry).map(scriptProblem)
      const [first] = problems
      if (!first || problems.includes(null)) return []
      const linesBefore = linesOf(source).lineAt(index) - 1
      return [brokenAt(source, { ...first, line: linesBefore + first.line })]
    }),
  )
}

/** Files of the template's `scripts/` that no browser can read. Where the template has modules of its own, files that are written as such are left alone. */
export function findBrokenScriptFiles(
  scripts: readonly SourceFile[],
  sources: readonly SourceFile[],
): readonly Finding[] {
  const hasModules = sources.some(({ text }) => /<script\b[^<>]*\btype\s*=\s*["']?module\b/i.test(text))
  const mayBeModule = ({ file, text }: SourceFile) =>
    /\.mjs$/i.test(file) || (hasModules && /^[ \t]*(?:import|export)\b/m.test(text))
  return scripts.flatMap((script) => {
    const problem = mayBeModule(script) ? null : scriptProblem(script.text)
    return problem ? [brokenAt(script, problem)] : []
  })
}

function brokenAt(source: SourceFile, { line, message }: ScriptProblem): Finding {
  return {
    file: source.file,
    line,
    column: null,
    severity: 'warning',
    message: `No browser can read this script: ${message}`,
    sourceLine: linesOf(source).textOf(line),
  }
}
