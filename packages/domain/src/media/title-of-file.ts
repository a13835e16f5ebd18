/** What cameras, telephones and programs call every file; none of it says what is in the picture. */
const madeNames = new Set(
  (
    'img image imagen photo foto pic picture pict bild dsc dscn dscf dcim mvi mov vid pxl dji gopr cimg scan screenshot screen shot ' +
    'bildschirmfoto whatsapp signal unnamed untitled unbenannt ohne titel download file datei copy kopie scaled edited edit'
  ).split(' '),
)

/** A word: letters, with a number behind it at most. Scripts without spaces have words of one letter. */
const word = /^(?:\p{L}{3,}|\p{L}*[^\p{Script=Latin}\P{L}]\p{L}*)\d{0,3}$/u

/**
 * A title for a picture, read from the name of its file; empty where that says nothing of it, such as `IMG_1234.jpg`.
 * @example titleOfFile('bud-vase_clay.jpg') // 'Bud vase clay'
 */
export function titleOfFile(filename: string): string {
  const stem = filename.replace(/\.\w{2,5}$/, '').normalize('NFC')
  const parts = stem
    .replace(/\(\d+\)$/, '')
    .split(/[\s_.+-]+/)
    .filter((part) => part !== '' && !isMade(part))
  if (!parts.some((part) => word.test(part))) return ''
  const title = parts.join(' ').slice(0, 200).trim()
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** A name of a program, a size, or a number of many digits, such as that of a day. */
function isMade(part: string): boolean {
  return (
    madeNames.has(part.toLowerCase().replace(/\d+$/, '')) ||
    /^\d+x\d+(?:px)?$/i.test(part) ||
    /^\d{5,}$/.test(part)
  )
}
