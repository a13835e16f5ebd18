/** Longest name that is kept, with its ending. */
const longestName = 120

/** What turns the direction of writing, joins or hides characters: a name must read as it is. */
const deceiving = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/** The name of a file as it is kept and shown: without folders, signs that nobody sees, or more than 120 characters. */
export function cleanFileName(name: string): string {
  const last = name.replaceAll('\\', '/').split('/').at(-1) ?? ''
  const plain = [
    ...last
      .toWellFormed()
      .normalize('NFC')
      .replace(deceiving, '')
      .replace(/[<>:"|?*]/g, '-'),
  ]
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (plain.length <= longestName) return plain || 'file'
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(plain)?.[0] ?? ''
  return (
    plain
      .slice(0, longestName - ending.length)
      .toWellFormed()
      .replace(/\uFFFD$/, '') + ending
  )
}
