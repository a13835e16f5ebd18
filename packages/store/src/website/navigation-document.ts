import { type TSchema, Type } from 'typebox'
import { text } from '../documents/document-schemas.ts'

const plainLinks = [
  Type.Object({ kind: Type.Literal('collection'), collectionId: text }),
  Type.Object({ kind: Type.Literal('external'), title: text, url: text, newWindow: Type.Boolean() }),
] as const

/** Entries of a menu, with folders of the entries that are given. */
function linksWith<Inner extends TSchema>(inner: Inner) {
  const folder = Type.Object({ kind: Type.Literal('folder'), title: text, links: Type.Array(inner) })
  return Type.Union([...plainLinks, folder])
}

/** Folders stand in folders four deep, which is more than any menu shows; a schema that refers to itself takes longer to compile. */
export const navigationLink = linksWith(linksWith(linksWith(linksWith(Type.Union([...plainLinks])))))
