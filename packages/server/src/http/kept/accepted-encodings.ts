/** In which compressed forms a browser takes an answer. */
export interface AcceptedEncodings {
  readonly brotli: boolean
  readonly gzip: boolean
}

/** Reads `Accept-Encoding`: a form counts that is named for itself, and not refused by a weight of 0 (RFC 9110, section 12.5.3). */
export function acceptedEncodings(header: string | readonly string[] | undefined): AcceptedEncodings {
  if (typeof header !== 'string') return none
  const known = read.get(header)
  if (known !== undefined) return known
  const accepted = readEncodings(header)
  if (read.size >= maxRead) read.clear()
  if (header.length <= maxKeptLength) read.set(header, accepted)
  return accepted
}

/** The smallest form that a browser takes; null for the plain one. */
export function bestEncoding(header: string | readonly string[] | undefined): 'br' | 'gzip' | null {
  const { brotli, gzip } = acceptedEncodings(header)
  if (brotli) return 'br'
  return gzip ? 'gzip' : null
}

const none: AcceptedEncodings = { brotli: false, gzip: false }

/** Headers that were read lately, as browsers send the same few. */
const read = new Map<string, AcceptedEncodings>()
const maxRead = 200
const maxKeptLength = 100

function readEncodings(header: string): AcceptedEncodings {
  const taken = header
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .filter(([, ...weights]) => !weights.some((weight) => /^q\s*=\s*0(?:\.0*)?$/.test(weight)))
    .map(([name]) => name)
  return { brotli: taken.includes('br'), gzip: taken.includes('gzip') }
}
