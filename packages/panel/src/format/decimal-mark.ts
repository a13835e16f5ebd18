/** What stands between whole and part in the numbers of a language: `,` in German. */
export function decimalMark(locale: string): '.' | ',' {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  // Other marks, such as that of Arabic, are not on every keyboard.
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}
