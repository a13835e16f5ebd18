/** Countries by name, in the order of the language. */
export function namedCountries(
  codes: readonly string[],
  language: string,
): readonly { readonly code: string; readonly name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const order = new Intl.Collator(language)
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((left, right) => order.compare(left.name, right.name))
}
