/** What is wrong with a field, by its path; undefined for nothing. */
export function errorOf(errors: Readonly<Record<string, unknown>>, path: string): string | undefined {
  const error = errors[path]
  return typeof error === 'string' ? error : undefined
}
