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

/** Fields of a shape, at any depth, that a proven one does not name: optional ones are proved by nothing else. */
type Unproved<Shape, Proved> = Shape extends readonly (infer Part)[]
  ? Unproved<Part, Proved extends readonly (infer ProvedPart)[] ? ProvedPart : never>
  : Shape extends object
    ? {
        [Key in keyof Shape & string]-?: Key extends NamesOf<Proved>
          ? Unproved<NonNullable<Shape[Key]>, NonNullable<FieldOf<Proved, Key>>>
          : Key
      }[keyof Shape & string]
    : never

type NamesOf<Value> = Value extends unknown ? keyof Value : never

type FieldOf<Value, Key extends PropertyKey> = Value extends unknown
  ? Key extends keyof Value
    ? Value[Key]
    : never
  : never

/** Defines a kind by a schema; one that does not prove the shape, with each field that it may have, does not compile. A field is excused by its name. */
export function defineDocument<Shape, Excused extends string = never>() {
  return <Schema extends TSchema>(
    name: string,
    schema: Static<Schema> extends Shape
      ? [Exclude<Unproved<Shape, Static<Schema>>, Excused>] extends [never]
        ? Schema
        : { readonly unproved: Unproved<Shape, Static<Schema>> }
      : never,
    usual: Partial<Shape> = {},
  ): DocumentKind<Shape> => {
    // Compiled when the first document is read: not all are, soon after a start.
    let validator: Validator | undefined
    return {
      name,
      usual,
      isWhole: (value): value is Shape => {
        validator ??= Compile(schema as TSchema)
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
