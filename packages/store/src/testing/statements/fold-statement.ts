/**
 * The text of a statement without what differs from one run to the next: the names of tests' schemas, ids that stand in it, and how many values a list
 * of them has.
 */
export function foldStatement(text: string): string {
  return text
    .replaceAll(/test_[0-9a-f]{8}_[0-9a-f]{16}/g, 'schema')
    .replaceAll(/'[0-9a-f]{24}'/g, "'id'")
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\?(?:\s*,\s*\?)+/g, '?')
    .replaceAll(/\(\?\)(?:\s*,\s*\(\?\))+/g, '(?)')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
