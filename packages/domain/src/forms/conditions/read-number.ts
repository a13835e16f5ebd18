/**
 * The number that a text of a form is; null for none. Browsers write a point before decimals. People also write a comma there, and part
 * thousands by spaces, apostrophes, commas or points: what stands in front of three digits parts thousands if it is a comma, or is there more
 * than once, or if another mark follows.
 */
export function readNumber(text: string): number | null {
  const compact = text
    .trim()
    .replaceAll('−', '-')
    .replace(/(?<=\d)[\s'’](?=\d{3})/g, '')
  if (!/^[+-]?(?:\d[\d.,]*|[.,]\d+)(?:e[+-]?\d{1,3})?$/i.test(compact)) return null
  const [digits = '', exponent = '0'] = compact.toLowerCase().split('e')
  const plain = withoutThousands(digits).replace(',', '.')
  const number = Number(`${plain}e${exponent}`)
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) && Number.isFinite(number) ? number : null
}

function withoutThousands(digits: string): string {
  const parted = /^([+-]?\d{1,3})([.,])(\d{3}(?:\2\d{3})*)((?!\2)[.,]\d*)?$/.exec(digits)
  if (!parted) return digits
  const [, first = '', mark = '', rest = '', decimals = ''] = parted
  // A point alone is what browsers write before decimals.
  if (mark === '.' && decimals === '' && !rest.includes('.')) return digits
  return first + rest.replaceAll(mark, '') + decimals
}
