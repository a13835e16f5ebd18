/** Reads what commas part, each once: a comma in a name has a stroke before it, and so has a stroke. */
export function readCommaList(text: string): readonly string[] {
  const names = (text.match(/(?:\\[\\,]|[^,])+/g) ?? []).map((each) => plainComma(each.trim()))
  return [...new Set(names.filter((each) => each !== ''))]
}

/** Writes names as such a list. */
export function commaList(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\,]/g, '\\$&')).join(', ')
}

/** A name of such a list as it is. */
export function plainComma(text: string): string {
  return text.replace(/\\([\\,])/g, '$1')
}
