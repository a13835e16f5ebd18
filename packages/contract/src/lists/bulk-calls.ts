import { type TSchema, Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { anyOwner } from '../owner-policies.ts'
import { epochMs, id, uuid } from '../schemas.ts'
import { listView } from './list-call.ts'

/** Rows that an act is done on: those that are named, or all that a view shows. */
const selection = Type.Union([
  Type.Object({ ids: Type.Array(id, { minItems: 1, maxItems: 1_000 }) }),
  Type.Object({ view: Type.Object(listView) }),
])

/** How far an act on many rows is, or while it is undone how far that is. `failures` has the first 200. */
const bulkAct = Type.Object({
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

/** What an act would do: nothing is changed. Of very many rows only the first are looked at. */
const dryRun = Type.Object({
  /** How many rows were looked at, and whether there are more. */
  total: Type.Integer(),
  isMore: Type.Boolean(),
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
  readonly policy: OwnerPolicy
  readonly input: Input
}) {
  return defineCall({
    name,
    method: 'POST',
    path,
    policy,
    body: Type.Object({
      selection,
      input,
      isDryRun: Type.Boolean(),
      /** A word of whoever asks, new for each act, which becomes its id: asked for again with the same, the act of the first time is answered. */
      key: Type.Optional(uuid),
    }),
    reply: Type.Union([Type.Object({ dryRun }), Type.Object({ bulkAct })]),
  })
}

/** Which acts an account may see hangs on the roles of each act's own call; those of others are not there. */
const ofBulk = {
  policy: anyOwner,
  params: Type.Object({ bulkActId: id }),
  reply: Type.Object({ bulkAct }),
} as const

/** The newest acts on many rows, of the lists whose acts one may do. */
export const listBulkActsCall = defineCall({
  name: 'listBulkActs',
  method: 'GET',
  path: '/api/panel/bulk-acts',
  policy: anyOwner,
  reply: Type.Object({ bulkActs: Type.Array(bulkAct) }),
})

/** How far an act is. */
export const readBulkActCall = defineCall({
  ...ofBulk,
  name: 'readBulkAct',
  method: 'GET',
  path: '/api/panel/bulk-acts/:bulkActId',
})

/** Stops an act that waits or goes on; rows that are done stay done. */
export const stopBulkActCall = defineCall({
  ...ofBulk,
  name: 'stopBulkAct',
  method: 'POST',
  path: '/api/panel/bulk-acts/:bulkActId/stop',
  body: Type.Object({}),
})

/** Takes an act back; a row that somebody has changed since stays as it is. */
export const undoBulkActCall = defineCall({
  ...ofBulk,
  name: 'undoBulkAct',
  method: 'POST',
  path: '/api/panel/bulk-acts/:bulkActId/undo',
  body: Type.Object({}),
})
