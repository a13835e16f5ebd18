import { textHash } from '@vitrine/domain/languages/text-hash'
import { followEntries } from '@vitrine/domain/languages/texts/list-entries'
import { sayLabel } from '@vitrine/domain/languages/texts/text-field'
import { ownText } from '@vitrine/domain/languages/texts/translated-texts'
import { stateLabels, stateOf, type Translation } from '@vitrine/domain/languages/translation'
import { byteOrderMark, csvLine } from '@vitrine/domain/lists/csv'
import type { PanelWords } from '../words/panel-words.ts'
import { exportedHash, hashCell } from './exported-text.ts'
import type { Subject } from './subject.ts'

/** The columns of a file of translations. */
export const fileColumns = [
  'kind',
  'id',
  'field',
  'title',
  'label',
  'state',
  'source',
  'sourceHash',
  'translationHash',
  'translation',
] as const

/** Writes all texts beside their translation, a line for each, in the words of whoever asks for them. */
export async function* translationLines(
  subjects: readonly Subject[],
  { language, translations }: { readonly language: string; readonly translations: readonly Translation[] },
  { say }: Pick<PanelWords, 'say'>,
): AsyncIterable<string> {
  const byKey = new Map(translations.map((each) => [`${each.kind} ${each.id}`, each.texts]))
  yield byteOrderMark + csvLine(fileColumns, 'UTC')
  for (const { kind, id, title, sources } of subjects) {
    const texts = followEntries(sources, byKey.get(`${kind} ${id}`) ?? {})
    const lines = sources.map((source) => {
      const translated = ownText(texts, source.name)
      const { name, text } = source
      const hash = textHash(text)
      const state = say(stateLabels[stateOf(source, translated, { language, hashOf: () => hash })])
      const cells = [
        kind,
        id,
        name,
        title,
        sayLabel(source, say),
        state,
        text,
        hashCell(hash),
        hashCell(exportedHash(translated?.text ?? '')),
        translated?.text ?? '',
      ]
      return csvLine(cells, 'UTC')
    })
    yield lines.join('')
  }
}
