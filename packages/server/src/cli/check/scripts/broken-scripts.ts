import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import { scriptProblem } from '@vitrine/site/theme/script-problem'
import type { Registry } from '@vitrine/template/registry'
import type { Finding } from '../finding.ts'
import { filledScripts } from './filled-scripts.ts'
import { writtenScripts } from './written-scripts.ts'

/** Scripts in files that no browser can read, whatever the data is that the template puts into them. */
export function findBrokenScripts(sources: readonly SourceFile[], registry: Registry): readonly Finding[] {
  return sources.flatMap((source) =>
    writtenScripts(source).flatMap(({ code, index }): readonly Finding[] => {
      const problems = filledScripts(code, registry).map(scriptProblem)
      const [first] = problems
      if (!first || problems.includes(null)) return []
      const line = source.text.slice(0, index).split('\n').length + first.line - 1
      return [
        {
          file: source.file,
          line,
          column: null,
          severity: 'warning',
          message: `No browser can read this script: ${first.message}`,
          sourceLine: source.text.split('\n')[line - 1] ?? '',
        },
      ]
    }),
  )
}
