/** How much a value in JSON may be made of. Many tiny values cost more time than their bytes tell. */
export interface ValueLimits {
  /** Values in all. */
  readonly values: number
  /** Properties of all objects together, and of one. */
  readonly properties: number
  readonly propertiesOfOne: number
  /** Objects and lists within each other. */
  readonly depth: number
}

/**
 * Whether the text of a JSON value has more values or properties than may be read. It is looked through once, and no further than to what is too much;
 * that it is JSON at all is for its reader to say.
 */
export function hasManyValues(json: string, limits: ValueLimits): boolean {
  // By depth, the properties of the object that is open there.
  const ofOne: number[] = [0]
  let [depth, values, properties] = [0, 1, 0]
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case quote:
        at = endOfText(json, at)
        break
      case comma:
        values += 1
        break
      case colon:
        properties += 1
        ofOne[depth] = (ofOne[depth] ?? 0) + 1
        break
      case brace:
      case bracket:
        values += 1
        depth += 1
        ofOne[depth] = 0
        break
      case closingBrace:
      case closingBracket:
        depth = Math.max(0, depth - 1)
    }
    if (values > limits.values || depth > limits.depth) return true
    if (properties > limits.properties || (ofOne[depth] ?? 0) > limits.propertiesOfOne) return true
  }
  return false
}

const [quote, comma, colon, backslash] = [0x22, 0x2c, 0x3a, 0x5c]
const [brace, closingBrace, bracket, closingBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

/** Where a text ends that begins at a quote; the end of all where it has none. */
function endOfText(json: string, begin: number): number {
  for (let at = begin + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === quote) return at
    if (code === backslash) at += 1
  }
  return json.length
}
