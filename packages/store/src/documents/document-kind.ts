import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

/** A kind of document that the store keeps as JSON text: how it is called, and what is one. */
export interface DocumentKind<Shape> {
  /** As owners read it, such as `product`. */
  readonly name: string
  /** What a stored document may lack, as it was written before there was such a thing. */
  readonly usual: Partial<Shape>
  isWhole(value: unknown): value is Shape
}

/** Defines a kind by a schema; one that does not prove the shape does not compile. */
export function defineDocument<Shape>() {
  return <Schema extends TSchema>(
    name: string,
    schema: Static<Schema> extends Shape ? Schema : never,
    usual: Partial<Shape> = {},
  ): DocumentKind<Shape> => {
    // Compiled when the first document is read: not all are, soon after a start.
    let validator: Validator | undefined
    return {
      name,
      usual,
      isWhole: (value): value is Shape => {
        validator ??= Compile(schema)
        return validator.Check(value)
      },
    }
  }
}

/** The same schema without its limits of length and size: what is stored was let in once, and may be older than they are. */
export function typesOnly<Schema extends TSchema>(schema: Schema): Schema {
  const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']
  return JSON.parse(JSON.stringify(schema, (key, value) => (limits.includes(key) ? undefined : value)))
}
