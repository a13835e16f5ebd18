/** What one test file asked of PostgreSQL. */
export interface FileStatements {
  /** Its path from the root. */
  readonly file: string
  /** The folded texts of its statements. */
  readonly texts: readonly string[]
}

/** Statements that would be run by no test, were the repeating files left out; each with the files that run it. */
export function findLostStatements(
  records: readonly FileStatements[],
  repeating: readonly string[],
): readonly { readonly text: string; readonly files: readonly string[] }[] {
  const left = new Set(repeating)
  const kept = new Set(records.filter(({ file }) => !left.has(file)).flatMap(({ texts }) => texts))
  const lost = new Map<string, string[]>()
  for (const { file, texts } of records) {
    for (const text of texts) if (!kept.has(text)) lost.set(text, [...(lost.get(text) ?? []), file])
  }
  return [...lost].map(([text, files]) => ({ text, files }))
}
