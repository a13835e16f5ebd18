/** Longest name of a file, in characters. */
const longest = 120

/** The name of a file as buyers get it: its last part, without what a disk or a header would take for something else. */
export function deliveredName(filename: string): string {
  const last = filename.normalize('NFC').replaceAll('\\', '/').split('/').at(-1) ?? ''
  const plain = last
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(/\s+/g, ' ')
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(plain)?.[0] ?? ''
  const stem = [...plain.slice(0, plain.length - ending.length)].slice(0, longest).join('')
  return stem + ending || 'file'
}

/** The header that saves a file under its name (RFC 6266): in letters that every browser reads, and as it is. */
export function attachmentHeader(filename: string): string {
  const name = deliveredName(filename)
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/[\\"%;]/g, '')
      .trim() || 'file'
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
