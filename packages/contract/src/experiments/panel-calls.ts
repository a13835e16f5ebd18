import { testVariants } from '@vitrine/domain/experiments/check-experiment'
import { experimentStates, experimentTypes } from '@vitrine/domain/experiments/experiment'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { nothing } from '../nothing.ts'
import { epochMs, id, momentOrNull, oneOf, shortText } from '../schemas.ts'

/** Who makes experiments: they change what visitors see. */
const mayKeepExperiments = { kind: 'owner', roles: ['admin'] } as const satisfies OwnerPolicy

const base = '/api/panel/experiments'
const variants = Type.Array(
  Type.Object({ name: shortText, percent: Type.Integer({ minimum: 0, maximum: 100 }) }),
  { maxItems: testVariants.most },
)
const draft = Type.Object({ name: shortText, type: oneOf(experimentTypes), description: shortText, variants })

/** A variant, or none of them. */
const chosen = Type.Union([shortText, Type.Null()])

/** An experiment, as it is kept and shown. */
export const experiment = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: oneOf(experimentTypes),
  description: Type.String(),
  state: oneOf(experimentStates),
  variants: Type.Array(Type.Object({ name: Type.String(), percent: Type.Integer() })),
  createdAtMs: epochMs,
  startedAtMs: momentOrNull,
  endedAtMs: momentOrNull,
  chosen: Type.Union([Type.String(), Type.Null()]),
})

const plain = { policy: mayKeepExperiments } as const
const ofOne = { ...plain, params: Type.Object({ id }) } as const

/** All experiments of a site, the newest first. */
export const listExperimentsCall = defineCall({
  ...plain,
  name: 'listExperiments',
  method: 'GET',
  path: base,
  reply: Type.Object({ experiments: Type.Array(experiment) }),
})

export const createExperimentCall = defineCall({
  ...plain,
  name: 'createExperiment',
  method: 'POST',
  path: base,
  body: draft,
  reply: experiment,
})

/** Changes a draft; of a running toggle its shares alone. */
export const changeExperimentCall = defineCall({
  ...ofOne,
  name: 'changeExperiment',
  method: 'PUT',
  path: `${base}/:id`,
  /** `was`: the draft that the change was made from; 409 when it is another by now. */
  body: Type.Object({ ...draft.properties, was: draft }),
  reply: experiment,
})

/** Begins it: visitors get their variants from the next page on. `was`: the draft that was seen; 409 when it is another by now. */
export const startExperimentCall = defineCall({
  ...ofOne,
  name: 'startExperiment',
  method: 'POST',
  path: `${base}/:id/start`,
  body: Type.Object({ was: draft }),
  reply: experiment,
})

/** Ends it: all get the chosen variant, or each who asks their default. `was`: how it stood; 409 when it stands otherwise by now. */
export const endExperimentCall = defineCall({
  ...ofOne,
  name: 'endExperiment',
  method: 'POST',
  path: `${base}/:id/end`,
  body: Type.Object({ chosen, was: Type.Object({ state: oneOf(experimentStates), chosen }) }),
  reply: experiment,
})

export const removeExperimentCall = defineCall({
  ...ofOne,
  name: 'removeExperiment',
  method: 'DELETE',
  path: `${base}/:id`,
  reply: nothing,
})

/** What visits came to that saw each variant. */
export const readExperimentResultsCall = defineCall({
  ...ofOne,
  name: 'readExperimentResults',
  method: 'GET',
  path: `${base}/:id/results`,
  reply: Type.Object({
    variants: Type.Array(
      Type.Object({
        name: Type.String(),
        visits: Type.Integer(),
        orders: Type.Integer(),
        amounts: Type.Array(Type.Object({ currency: Type.String(), cents: Type.Integer() })),
        /** Orders of a visit, 0 to 1; and the least and most that it is with 95 % certainty, however often it is looked at. Null without visits. */
        rate: Type.Union([Type.Number(), Type.Null()]),
        low: Type.Union([Type.Number(), Type.Null()]),
        high: Type.Union([Type.Number(), Type.Null()]),
      }),
    ),
    /** Whether visits are shared out as was set; where not, nothing can be read from them. Null: too few to tell. */
    isSharedAsSet: Type.Union([Type.Boolean(), Type.Null()]),
    /** The variant that is better than all others with 95 % certainty; null: none yet. */
    best: Type.Union([Type.String(), Type.Null()]),
    /** Visits that each variant needs to be named the best where a fifth more order with it (80 % power); null: nothing was ordered yet, or it is a toggle, of which nothing is compared. */
    visitsNeeded: Type.Union([Type.Integer(), Type.Null()]),
    /** Visits that saw several variants, in several tabs: they and their orders are counted for the first. */
    sawSeveral: Type.Integer(),
  }),
})
