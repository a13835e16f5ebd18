import { type TSchema, Type } from 'typebox'
import { defineCall, type OwnerPolicy } from './call.ts'

/** How a part of the settings is named, where it is read and changed, and by whom. */
interface SettingsPart<Value extends TSchema> {
  /** Such as `Identity`: its calls are `readIdentity` and `changeIdentity`. */
  readonly name: string
  readonly path: string
  readonly policy: OwnerPolicy
  /** Of changes, where it differs. */
  readonly changePolicy?: OwnerPolicy
  readonly value: Value
}

/**
 * Defines the two calls of a part of the settings, which is read and replaced as a whole. A change names the version that it was made
 * from: 409 when somebody else changed the part since.
 */
export function defineSettings<Value extends TSchema>({
  name,
  path,
  policy,
  changePolicy = policy,
  value,
}: SettingsPart<Value>) {
  const stored = Type.Object({ value, version: Type.String({ maxLength: 64 }) })
  const common = { path, policy, reply: stored }
  return {
    readCall: defineCall({ ...common, name: `read${name}`, method: 'GET' }),
    changeCall: defineCall({
      ...common,
      name: `change${name}`,
      policy: changePolicy,
      method: 'PUT',
      body: stored,
    }),
  }
}

/** What the calls of a part have as their reply: the value, and a word that changes with it. */
export interface StoredSettings<Value> {
  readonly value: Value
  readonly version: string
}
