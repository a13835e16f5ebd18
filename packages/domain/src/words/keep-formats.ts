/** Most formats that are kept of a kind: an installation has some languages, currencies and time zones, but whoever asks may name any. */
const mostFormats = 100

/** Keeps what writes dates, amounts or names by its key: to build it takes longer than to use it. The one that was built first is forgotten first. */
export function keepFormats<Format>(): (key: string, build: () => Format) => Format {
  const formats = new Map<string, Format>()
  return (key, build) => {
    const known = formats.get(key)
    if (known !== undefined) return known
    const built = build()
    const [first] = formats.size < mostFormats ? [] : formats.keys()
    if (first !== undefined) formats.delete(first)
    formats.set(key, built)
    return built
  }
}
