import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import { partsOf } from '@vitrine/site/theme/handlers/handlers-with-data'
import { handlerAttribute, mayHoldData } from '@vitrine/site/theme/handlers/inline-handlers'
import { handlerProblemText, readHandler } from '@vitrine/site/theme/handlers/read-handler'
import type { Registry } from '@vitrine/template/registry'
import type { Finding } from './finding.ts'
import { warningAt } from './finding-at.ts'

/** What is said of a handler that does not run. */
export function blockedText(why: string): string {
  return `Browsers do not run this event handler: ${why}`
}

/** Event handlers that stay blocked whatever the data is that the template puts into them. */
export function findBlockedHandlers(sources: readonly SourceFile[], registry: Registry): readonly Finding[] {
  return sources.flatMap((source) =>
    [...source.text.matchAll(handlerAttribute)].flatMap(({ index, 2: inDouble, 3: inSingle }) => {
      const code = inDouble ?? inSingle ?? ''
      // Which of its branches stand in the page is seen in the page.
      if (!mayHoldData.test(code) || code.includes('{.')) return []
      const parts = partsOf(code, registry)
      if (!parts) return [warningAt(source, index + 1, blockedText('a tag of the platform stands in it'))]
      const reading = readHandler(parts.map((part) => (part.isData ? { ...part, text: '0' } : part)))
      return reading.ok
        ? []
        : [warningAt(source, index + 1, blockedText(handlerProblemText[reading.problem]))]
    }),
  )
}
