/** Countries by name, in the order of the language. */
export function namedCountries(
  codes: readonly string[],
  language: string,
): readonly { readonly code: string; readonly name: string }[] {
  const locale = language.replace('_', '-')
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const order = new Intl.Collator(locale)
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((left, right) => order.compare(left.name, right.name))
}
