/**
 * The places of texts with half a character, a surrogate without its other half, joined by dots as fields are: JSON can write such a text, but
 * neither addresses nor files can hold it. So are those with the character NUL where that is broken: it is in the way of whoever reads the text.
 */
export function brokenTexts(value: unknown, isNulBroken: boolean): readonly string[] {
  const isBroken = (text: string) => !text.isWellFormed() || (isNulBroken && text.includes('\0'))
  const broken: string[] = []
  // A list of what is left to look at, as bodies may be nested deeper than calls can.
  const left: (readonly [place: string, part: unknown])[] = [['', value]]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [place, part] = next
    if (typeof part === 'string' && isBroken(part)) broken.push(place)
    if (typeof part !== 'object' || part === null) continue
    for (const [name, inner] of Object.entries(part)) {
      if (isBroken(name)) broken.push(place)
      left.push([place === '' ? name : `${place}.${name}`, inner])
    }
  }
  return broken
}
