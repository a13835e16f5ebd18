import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { blockFields } from '@vitrine/domain/content/blocks/block-fields'
import type { Fields } from '@vitrine/domain/content/blocks/field'
import { untranslatedFields } from '@vitrine/domain/content/layout-text'
import { labelOf } from '@vitrine/domain/languages/texts/layout-texts'
import { visitProduct } from '@vitrine/domain/languages/texts/product-texts'
import { visitSite } from '@vitrine/domain/languages/texts/site-texts'
import { textsOf } from '@vitrine/domain/languages/texts/text-field'
import { usualCookieLabelsIn } from '@vitrine/site/words/cookie-labels'
import { buildMug, buildSite, buildVariant } from '@vitrine/store/testing/builders'
import { describe, expect, it } from 'vitest'
import { panelWords } from '../words/panel-words.ts'
import { translationLines } from './translations-file.ts'

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

  it('keep what owners wrote as it is, in the file too', async () => {
    const name = 'Which socket?'
    const attributes = { [name]: 'E27, for Europe' }
    const mug = buildMug({ optionNames: [name], variants: [buildVariant({ attributes })] })
    const sources = textsOf(mug, visitProduct)
    const subjects = [{ kind: 'product', id: mug.id, title: mug.title, sources }] as const
    const words = panelWords('de')
    const lines = translationLines(subjects, { language: 'de-DE', translations: [] }, words)
    const file = await text(Readable.from(lines))
    expect(file).toContain('"Which socket?: E27, for Europe"')
    expect(file).toContain(',Option: Which socket?,')
  })
})

function labelsIn(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'list') return labelsIn(field.of)
    const isText = field.kind === 'line' || field.kind === 'text' || field.kind === 'html'
    return isText && !untranslatedFields.has(name) ? [labelOf(name)] : []
  })
}
