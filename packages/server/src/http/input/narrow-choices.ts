import { isRecord } from '@vitrine/domain/shapes/is-record'
import { IsArray, IsLiteral, IsObject, IsUnion, type TSchema } from 'typebox'

/** Longer lists are told of as they are: to look at each element of what is refused anyway would keep others waiting. */
const mostElements = 200

/**
 * A schema in which each choice between alternatives is the one that a value means, where it says so by a literal: of `{ kind: 'free', … }` is
 * then told what is wrong with a `free` one, not what a `product` would lack. Choices that the value says nothing of stay; where there is
 * none that it means, the schema itself is returned.
 */
export function narrowChoices(schema: TSchema, value: unknown): TSchema {
  if (IsUnion(schema)) {
    const meant = findMeant(schema.anyOf, value)
    return meant ? narrowChoices(meant, value) : schema
  }
  if (IsObject(schema) && isRecord(value)) {
    const before = Object.entries(schema.properties)
    const after = before.map(([name, field]) => [name, narrowChoices(field, value[name])] as const)
    const isSame = after.every(([, field], index) => field === before[index]?.[1])
    return isSame ? schema : { ...schema, properties: Object.fromEntries(after) }
  }
  if (IsArray(schema) && Array.isArray(value) && value.length <= mostElements) {
    const { items } = schema
    const narrowed = value.map((each) => narrowChoices(items, each))
    return narrowed.every((each) => each === items) ? schema : { ...schema, items: narrowed }
  }
  return schema
}

/** The one alternative whose literals are all in the value; undefined when there is none, or more than one. */
function findMeant(alternatives: readonly TSchema[], value: unknown): TSchema | undefined {
  if (!isRecord(value)) return undefined
  const [meant, other] = alternatives.filter((alternative) => {
    const literals = IsObject(alternative) ? Object.entries(alternative.properties) : []
    const said = literals.filter(([, field]) => IsLiteral(field))
    return said.length > 0 && said.every(([name, field]) => IsLiteral(field) && field.const === value[name])
  })
  return other ? undefined : meant
}
