import type { ImportPreview } from '@vitrine/domain/catalogue/import/import-preview'
import type { ProductImport } from '@vitrine/domain/catalogue/import/product-import'
import type { PanelWords } from '../../words/panel-words.ts'

type Words = Pick<PanelWords, 'sayRefusal'>

/** Problems of rows, or of pictures, in the words of whoever reads them: they are kept in English. */
export function sayReasons<Problem extends { readonly reason: string }>(
  problems: readonly Problem[],
  { sayRefusal }: Words,
): Problem[] {
  return problems.map((problem) => ({ ...problem, reason: sayRefusal(problem.reason) }))
}

/** What a file would change, as owners read it. */
export function presentPreview(preview: ImportPreview, words: Words): ImportPreview {
  return { ...preview, problems: sayReasons(preview.problems, words) }
}

/** What became of a file, as owners read it. */
export function presentImport(
  { accountId: _, ...productImport }: ProductImport,
  words: Words,
): Omit<ProductImport, 'accountId'> {
  return {
    ...productImport,
    message: words.sayRefusal(productImport.message),
    problems: sayReasons(productImport.problems, words),
    missingPictures: sayReasons(productImport.missingPictures, words),
  }
}
