/** An encoding in which answers are kept beside the plain one, by its name in `Content-Encoding`. */
export type Encoding = 'br' | 'gzip'

/** The smaller first. */
const encodings: readonly Encoding[] = ['br', 'gzip']

/**
 * The encodings that a browser takes, the one it likes best first; those it likes less than plain bytes are left out (RFC 9110,
 * section 12.5.3). One that is not named counts as `*` does, or is not taken.
 */
export function encodingsFor(header: string | readonly string[] | undefined): readonly Encoding[] {
  if (typeof header !== 'string') return []
  const known = read.get(header)
  if (known !== undefined) return known
  const taken = readEncodings(header)
  if (read.size >= maxRead) read.clear()
  if (header.length <= maxKeptLength) read.set(header, taken)
  return taken
}

/** Headers that were read lately, as browsers send the same few. */
const read = new Map<string, readonly Encoding[]>()
const maxRead = 200
const maxKeptLength = 100

function readEncodings(header: string): readonly Encoding[] {
  const weights = new Map(header.toLowerCase().split(',').map(readWeight))
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const ofPlain = weights.get('identity') ?? 0
  return encodings
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= ofPlain)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
}

/** A name and its weight, such as `gzip;q=0.8`; a weight that is none counts as 0. */
function readWeight(part: string): readonly [string, number] {
  const [name = '', ...parameters] = part.split(';').map((each) => each.trim())
  const weight = parameters.find((each) => /^q\s*=/.test(each))
  if (weight === undefined) return [name, 1]
  const value = /^q\s*=\s*([01](?:\.\d{0,3})?)$/.exec(weight)?.[1]
  return [name, value === undefined ? 0 : Math.min(1, Number(value))]
}
