import { type TSchema, Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { epochMs, id, noBody, nothing } from '../schemas.ts'
import { listView } from './list-call.ts'

/** Rows that an act is done on: those that are named, or all that a view shows. */
const selection = Type.Union([
  Type.Object({ ids: Type.Array(id, { minItems: 1, maxItems: 1_000 }) }),
  Type.Object({ view: Type.Object(listView) }),
])

/** How far an act on many rows is. `failures` has the first 200. */
export const bulkAct = Type.Object({
  id: Type.String(),
  list: Type.String(),
  act: Type.String(),
  label: Type.String(),
  byName: Type.String(),
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('running'),
    Type.Literal('done'),
    Type.Literal('stopped'),
    Type.Literal('undoing'),
    Type.Literal('undone'),
  ]),
  total: Type.Integer(),
  changed: Type.Integer(),
  /** Rows that were so already. */
  unchanged: Type.Integer(),
  failed: Type.Integer(),
  failures: Type.Array(Type.Object({ rowId: Type.String(), rowName: Type.String(), message: Type.String() })),
  createdAtMs: epochMs,
  /** Until when it can be undone; null where it cannot. */
  undoUntilMs: Type.Union([epochMs, Type.Null()]),
})

/** What an act would do: nothing is changed. */
const dryRun = Type.Object({
  total: Type.Integer(),
  wouldChange: Type.Integer(),
  unchanged: Type.Integer(),
  failed: Type.Integer(),
  failures: bulkAct.properties.failures,
})

/** The call of an act of a list. With `isDryRun` it tells what would change; without, it answers the act that goes on by itself. */
export function defineActCall<Input extends TSchema, Path extends string>({
  name,
  path,
  policy,
  input,
}: {
  readonly name: string
  readonly path: Path
  readonly policy: Policy
  readonly input: Input
}) {
  return defineCall({
    name,
    method: 'POST',
    path,
    policy,
    limit: null,
    params: nothing,
    query: nothing,
    body: Type.Object({ selection, input, isDryRun: Type.Boolean() }),
    reply: Type.Union([Type.Object({ dryRun }), Type.Object({ bulkAct })]),
  })
}

const bulkParams = Type.Object({ bulkActId: id })
const bulkReply = Type.Object({ bulkAct })

/** Calls that watch, stop and undo acts on many rows, for those who may do the act. */
export function defineBulkCalls(policy: Policy) {
  const ofBulk = { policy, limit: null, params: bulkParams, query: nothing, reply: bulkReply } as const
  return {
    list: defineCall({
      name: 'listBulkActs',
      method: 'GET',
      path: '/api/panel/bulk-acts',
      policy,
      limit: null,
      params: nothing,
      query: nothing,
      body: noBody,
      reply: Type.Object({ bulkActs: Type.Array(bulkAct) }),
    }),
    read: defineCall({
      ...ofBulk,
      name: 'readBulkAct',
      method: 'GET',
      path: '/api/panel/bulk-acts/:bulkActId',
      body: noBody,
    }),
    stop: defineCall({
      ...ofBulk,
      name: 'stopBulkAct',
      method: 'POST',
      path: '/api/panel/bulk-acts/:bulkActId/stop',
      body: Type.Object({}),
    }),
    undo: defineCall({
      ...ofBulk,
      name: 'undoBulkAct',
      method: 'POST',
      path: '/api/panel/bulk-acts/:bulkActId/undo',
      body: Type.Object({}),
    }),
  }
}
