/** Names texts by where they lead. Another text of an address that was met already is counted: `link:/x`, then `link 2:/x`. */
export function namesByAddress(word: string): (url: string, text: string) => string {
  const met = new Map<string, string[]>()
  return (url, text) => {
    const texts = met.get(url) ?? []
    if (!texts.includes(text)) met.set(url, [...texts, text])
    const place = met.get(url)?.indexOf(text) ?? 0
    return place === 0 ? `${word}:${url}` : `${word} ${place + 1}:${url}`
  }
}
