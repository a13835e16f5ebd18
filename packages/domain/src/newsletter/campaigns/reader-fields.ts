/** `{name}`, and `{name|there}` with what stands where no name is known. */
const field = /\{name(?:\|([^{}|<>]{0,100}))?\}/g

/** Writes a reader's name where a text asks for it; `write` puts it into the kind of text, such as HTML. */
export function fillReaderFields(
  text: string,
  { name }: { readonly name: string },
  write: (name: string) => string = (plain) => plain,
): string {
  return text.replace(field, (_, fallback: string | undefined) =>
    name === '' ? (fallback ?? '') : write(name),
  )
}
