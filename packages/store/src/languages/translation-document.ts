import type { TranslatedTexts } from '@vitrine/domain/languages/texts/translated-texts'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import type { DocumentKind } from '../documents/document-kind.ts'

/** The texts of something in another language. */
export const translationDocument: DocumentKind<TranslatedTexts> = {
  name: 'translation',
  usual: {},
  isWhole: (value): value is TranslatedTexts =>
    isRecord(value) &&
    Object.values(value).every(
      (each) => isRecord(each) && typeof each.text === 'string' && typeof each.sourceHash === 'string',
    ),
}
