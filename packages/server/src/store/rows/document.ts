/** Reads a document that this store wrote. */
export function parseDocument<Shape>(text: string): Shape {
  return JSON.parse(text) as Shape
}

/** Parses the document of a row, when there is a row. */
export function documentOf<Shape>(row: { readonly document: string } | undefined): Shape | undefined {
  return row && parseDocument<Shape>(row.document)
}
