import { blanksFor, replaceStretches } from '@vitrine/site/template-folder/closed-stretches'
import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import type { Finding } from './finding.ts'
import { warningAt } from './finding-at.ts'

/** Tags of other template languages: `{% if … %}`, `<%= … %>`, `<?php … ?>`. */
const foreign = /\{%-?\s*[^%{}\n]{1,200}%\}|<%[=-]?\s*[^%\n]{1,200}%>|<\?php\b[^?\n]{0,200}(?:\?>)?/g

/** Tags of other template languages, which are not read: visitors see them as they are written. */
export function findForeignTags(sources: readonly SourceFile[]): readonly Finding[] {
  return sources.flatMap((source) => {
    // Scripts bring template languages of their own, which they read in the browser.
    const page = replaceStretches(source.text, ['script'], blanksFor)
    return [...page.matchAll(foreign)].map((match) =>
      warningAt(
        source,
        match.index,
        `'${match[0].trim()}' is of another template language and stands in the page as it is written`,
      ),
    )
  })
}
