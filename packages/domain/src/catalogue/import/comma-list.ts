/**
 * Reads what commas part, each once: a comma in a name has a stroke before it, and so has a stroke; or the name is in quotes, as in a CSV file. Quotes
 * about a name that needs none are its own.
 */
export function readCommaList(text: string): readonly string[] {
  const names = (text.match(/\s*"(?:[^"]|"")*"\s*(?=,|$)|(?:\\[\\,]|[^,])+/g) ?? []).map((each) =>
    nameOf(each.trim()),
  )
  return [...new Set(names.filter((each) => each !== ''))]
}

/** Nothing, a quote, or a comma without a stroke before it. */
const needsQuotes = /^$|""|(?:^|[^\\])(?:\\\\)*,/

function nameOf(written: string): string {
  const [, quoted] = /^"((?:[^"]|"")*)"$/.exec(written) ?? []
  const isMarked = quoted !== undefined && needsQuotes.test(quoted)
  return isMarked ? quoted.replaceAll('""', '"').trim() : plainComma(written)
}

/** Writes names as such a list. */
export function commaList(names: readonly string[]): string {
  return names.map(writtenName).join(', ')
}

/** A name that begins with a quote would be read as one in quotes. */
function writtenName(name: string): string {
  return name.startsWith('"') ? `"${name.replaceAll('"', '""')}"` : name.replace(/[\\,]/g, '\\$&')
}

/** A name of such a list as it is. */
export function plainComma(text: string): string {
  return text.replace(/\\([\\,])/g, '$1')
}
