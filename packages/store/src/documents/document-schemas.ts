import { productImage } from '@vitrine/contract/images/image-shape'
import { type TSchema, Type } from 'typebox'
import { typesOnly } from './document-kind.ts'

// Pieces that stored documents are made of.

/** Any text. */
export const text = Type.String()

/** A picture as it is stored. */
export const image = typesOnly(productImage)

/** Something that may not be set. */
export function orNull<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()])
}

/** One of some names. */
export function oneOf<Name extends string>(names: readonly Name[]) {
  return Type.Unsafe<Name>({ type: 'string', enum: [...names] })
}

/** The names of a table. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  // Tables are written out in full: they have no names but their own.
  return Object.keys(table) as Name[]
}
