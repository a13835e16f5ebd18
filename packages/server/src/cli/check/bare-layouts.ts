import type { TemplateFolder } from '@vitrine/site/template-folder/template-folder'
import type { Finding } from './finding.ts'

/** What every page needs of its frame, and what is missing without it. */
const neededParts = [
  {
    sign: /squarespace[.-]main-content/,
    written: '{squarespace.main-content}',
    missing: 'its pages show nothing of what is on them',
  },
  {
    sign: /squarespace[.-]headers/,
    written: '{squarespace-headers}',
    missing: 'its pages have no title, no styles and no scripts',
  },
  { sign: /<body\b/i, written: '<body>', missing: 'its pages have no classes that styles may ask for' },
]

/** Layouts whose regions, and the blocks of the template, lack a part that every page needs: they compile, and show little or nothing. */
export function findBareLayouts({ layouts, regions, blocks }: TemplateFolder): readonly Finding[] {
  const inBlocks = [...blocks.values()].map(({ text }) => text).join('\n')
  return [...layouts].flatMap(([id, layout]): readonly Finding[] => {
    const sources = layout.regions.flatMap((name) => regions.get(name) ?? [])
    const [first] = sources
    if (first === undefined) return []
    const text = sources.map((source) => source.text).join('\n')
    const say = (message: string): Finding => ({
      file: first.file,
      line: null,
      column: null,
      severity: 'warning',
      message,
    })
    if (text.trim() === '') return [say(`The layout '${id}' holds nothing: its pages are empty`)]
    return neededParts
      .filter(({ sign }) => !sign.test(text) && !sign.test(inBlocks))
      .map(({ written, missing }) => say(`The layout '${id}' has no ${written}: ${missing}`))
  })
}
