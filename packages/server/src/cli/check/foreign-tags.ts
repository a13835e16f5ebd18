import type { SourceFile } from '@vitrine/site/template-folder/template-folder'
import type { Finding } from './finding.ts'
import { warningAt } from './finding-at.ts'

/** Tags of other template languages: `{% if … %}`, `<%= … %>`, `<?php … ?>`. */
const foreign = /\{%-?\s*[^%{}\n]{1,200}%\}|<%[=-]?\s*[^%\n]{1,200}%>|<\?php\b[^?\n]{0,200}(?:\?>)?/g

/** Scripts bring template languages of their own, which they read in the browser. */
const script = /<script\b[^>]*>[\s\S]*?<\/script>/gi

/** Tags of other template languages, which are not read: visitors see them as they are written. */
export function findForeignTags(sources: readonly SourceFile[]): readonly Finding[] {
  return sources.flatMap(({ file, text }) => {
    const page = text.replaceAll(script, (whole) => whole.replaceAll(/[^\n]/g, ' '))
    return [...page.matchAll(foreign)].map((match) =>
      warningAt(
        { file, text },
        match.index,
        `'${match[0].trim()}' is of another template language and stands in the page as it is written`,
      ),
    )
  })
}
