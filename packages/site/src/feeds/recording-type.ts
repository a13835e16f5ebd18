/** The media type of a recording by the ending of its address (IANA's names); players of feeds go by it. */
export function recordingType(address: string): string {
  const ending = /\.(\w+)(?:[?#]|$)/.exec(address)?.[1]?.toLowerCase() ?? ''
  return types[ending] ?? 'audio/mpeg'
}

/** The same by the names that Apple's directory of podcasts knows. */
export function podcastType(address: string): string {
  const type = recordingType(address)
  return type === 'audio/mp4' ? 'audio/x-m4a' : type
}

const types: Readonly<Record<string, string>> = {
  m4a: 'audio/mp4',
  m4b: 'audio/mp4',
  mp4: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
}
