import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** A kind of job, and what its payload says. */
export interface JobDefinition<Payload> {
  readonly kind: string
  /** Reads the payload of such a job; one that says something else is our fault. */
  readonly read: (payload: unknown) => Payload
}

/**
 * Defines a kind of job by the shape of its payload.
 *
 * @example
 * const exportJobs = defineJob('write-export', Type.Object({ exportId: Type.String() }))
 * const { exportId } = exportJobs.read(payload)
 */
export function defineJob<Schema extends TSchema>(
  kind: string,
  shape: Schema,
): JobDefinition<Static<Schema>> {
  return {
    kind,
    read: (payload) => {
      if (Value.Check(shape, payload)) return payload
      const [wrong] = Value.Errors(shape, payload)
      throw new Error(`A job of the kind ${kind} does not say what is to be done: ${wrong?.message ?? ''}`)
    },
  }
}
