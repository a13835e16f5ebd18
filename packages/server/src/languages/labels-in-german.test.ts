import { readFileSync } from 'node:fs'
import { blockFields } from '@vitrine/domain/content/blocks/block-fields'
import type { Fields } from '@vitrine/domain/content/blocks/field'
import { untranslatedFields } from '@vitrine/domain/content/layout-text'
import { labelOf } from '@vitrine/domain/languages/texts/layout-texts'
import { visitProduct } from '@vitrine/domain/languages/texts/product-texts'
import { visitSite } from '@vitrine/domain/languages/texts/site-texts'
import { sayLabel, textsOf } from '@vitrine/domain/languages/texts/text-field'
import { usualCookieLabelsIn } from '@vitrine/site/words/cookie-labels'
import { buildMug, buildSite, buildVariant } from '@vitrine/store/testing/builders'
import { describe, expect, it } from 'vitest'
import { panelWords } from '../words/panel-words.ts'

const said = ['../words/de.json', '../../../panel/src/words/de.json'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
)

const sameInGerman = 'Option'

describe('the labels of texts that can be translated', () => {
  it('are German in a German panel', () => {
    const product = textsOf(buildMug({ bodyHtml: '<p>More</p>' }), visitProduct)
    const site = textsOf({ ...buildSite(), tagLine: 'Pots' }, visitSite(usualCookieLabelsIn))
    const labels = [...product, ...site]
      .map(({ label }) => label)
      .filter((label) => label !== '' && label !== sameInGerman)
    const all = new Set([...labels, ...Object.values<Fields>(blockFields).flatMap(labelsIn)])
    expect(all.size).toBeGreaterThan(20)
    expect(
      [...all].filter((label) => !said.some((words) => words.includes(`\n  ${JSON.stringify(label)}: `))),
    ).toEqual([])
  })

  it('keep what owners wrote as it is', () => {
    const name = 'Which socket?'
    const attributes = { [name]: 'E27, for Europe' }
    const mug = buildMug({ optionNames: [name], variants: [buildVariant({ attributes })] })
    const { say } = panelWords('de')
    const labels = textsOf(mug, visitProduct).map((source) => sayLabel(source, say))
    expect(labels).toContain('Which socket?: E27, for Europe')
    expect(labels).toContain('Option: Which socket?')
  })
})

function labelsIn(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'list') return labelsIn(field.of)
    const isText = field.kind === 'line' || field.kind === 'text' || field.kind === 'html'
    return isText && !untranslatedFields.has(name) ? [labelOf(name)] : []
  })
}
