/** The parts of a line such as `Brooklyn, NY 11231`; those that it does not have are left out. */
export interface PlaceLine {
  readonly locality: string
  readonly region?: string
  readonly postalCode?: string
}

/** What a postal code looks like: digits, those of Canada, or those of the United Kingdom. */
const code = String.raw`\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`

const patterns = [
  // Brooklyn, NY 11231; Brooklyn, New York, 11231
  new RegExp(String.raw`^(?<locality>[^,]+),\s*(?<region>[^,\d]+?),?\s+(?<postalCode>${code})$`),
  // Brooklyn, NY
  /^(?<locality>[^,]+),\s*(?<region>[A-Z]{2,3})$/,
  // London SE1 9TF; Sydney, 2000
  new RegExp(String.raw`^(?<locality>[^,]+?),?\s+(?<postalCode>${code})$`),
  // 24103 Kiel; D-24103 Kiel
  /^(?:[A-Z]{1,2}-)?(?<postalCode>\d{4,5})\s+(?<locality>\D+)$/,
]

/** Reads the line of an address that has the town; one that is written otherwise is the town as a whole. */
export function readPlaceLine(line: string): PlaceLine {
  const text = line.trim()
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.groups
    if (found?.locality) return { ...found, locality: found.locality.trim() }
  }
  return { locality: text }
}
