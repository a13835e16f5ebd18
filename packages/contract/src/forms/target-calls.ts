import type { FormDelivery } from '@vitrine/domain/forms/targets/delivery'
import { targetKinds } from '@vitrine/domain/forms/targets/form-target'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { epochMs, id, shortText } from '../schemas.ts'

/** Who sets up where data of persons goes, proves again who they are. */
const reads: OwnerPolicy = { kind: 'owner', roles: ['admin'] }
const changes: OwnerPolicy = { ...reads, isConfirmed: true }

const formParams = Type.Object({ formId: Type.String({ minLength: 1, maxLength: 200 }) })
const targetParams = Type.Object({ targetId: id })

const kind = Type.Unsafe<(typeof targetKinds)[number]>({ type: 'string', enum: [...targetKinds] })

const settings = Type.Object({
  addresses: Type.Array(shortText, { maxItems: 50 }),
  url: Type.String({ maxLength: 2_000 }),
  listId: shortText,
  sheetName: shortText,
  consentField: shortText,
  consentChoice: shortText,
})

/** A target with what its owner set; its secret is never answered again. */
const target = Type.Object({
  id: Type.String(),
  kind,
  name: Type.String(),
  settings,
  isOn: Type.Boolean(),
  /** When its owner changed it last: what a change is made from. */
  updatedAtMs: epochMs,
  hasKey: Type.Boolean(),
  /** Until when the secret before signs along; 0 for not. */
  beforeUntilMs: epochMs,
  failingSinceMs: Type.Union([epochMs, Type.Null()]),
  /** `failing`: switched off as nothing arrived for days; `gone`: as it answered 410. */
  offReason: Type.Union([Type.Literal(''), Type.Literal('failing'), Type.Literal('gone')]),
})

const delivery = Type.Object({
  id: Type.String(),
  isTest: Type.Boolean(),
  /** '' for a test. */
  submissionId: Type.String(),
  state: Type.Unsafe<FormDelivery['state']>(Type.String()),
  createdAtMs: epochMs,
  tried: Type.Integer(),
  nextAtMs: Type.Union([epochMs, Type.Null()]),
  tries: Type.Array(
    Type.Object({
      atMs: epochMs,
      tookMs: Type.Integer(),
      status: Type.Union([Type.Integer(), Type.Null()]),
      /** The beginning of the answer, or why there was none. */
      message: Type.String(),
    }),
  ),
})

/** Where submissions of a form go, and how long they are kept. */
export const listTargetsCall = defineCall({
  name: 'listFormTargets',
  method: 'GET',
  path: '/api/panel/forms/:formId/targets',
  policy: reads,
  params: formParams,
  reply: Type.Object({
    formName: Type.String(),
    targets: Type.Array(target),
    /** The boxes that visitors can tick, by which they may say that they want to be on a list. */
    choices: Type.Array(Type.Object({ fieldId: Type.String(), title: Type.String(), choice: Type.String() })),
    /** The lists of the site's own newsletter. */
    newsletters: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    /** After so many days submissions are removed; null: they are kept. */
    keptDays: Type.Union([Type.Integer(), Type.Null()]),
    /** Whether addresses without encryption can be named, as the installation opens private networks. */
    allowsHttp: Type.Boolean(),
  }),
})

const written = { name: Type.String({ maxLength: 500 }), settings, key: Type.String({ maxLength: 10_000 }) }

/** Adds a target. A secret that was made for signatures is answered this once. */
export const addTargetCall = defineCall({
  name: 'addFormTarget',
  method: 'POST',
  path: '/api/panel/forms/:formId/targets',
  policy: changes,
  params: formParams,
  body: Type.Object({ kind, ...written }),
  reply: Type.Object({ target, secret: Type.Union([Type.String(), Type.Null()]) }),
})

/** Changes a target, or switches it; '' for the key keeps the one there is. `updatedAtMs` is that of what was seen: 409 where it is another by now. */
export const changeTargetCall = defineCall({
  name: 'changeFormTarget',
  method: 'PUT',
  path: '/api/panel/form-targets/:targetId',
  policy: changes,
  params: targetParams,
  body: Type.Object({ ...written, isOn: Type.Boolean(), updatedAtMs: epochMs }),
  reply: Type.Object({ target }),
})

/** Removes a target with the log of its deliveries; what waits is not sent. */
export const removeTargetCall = defineCall({
  name: 'removeFormTarget',
  method: 'DELETE',
  path: '/api/panel/form-targets/:targetId',
  policy: reads,
  params: targetParams,
  reply: Type.Object({}),
})

/** Makes a new secret for signatures, which is answered this once; the one before signs along for a day. */
export const rotateTargetSecretCall = defineCall({
  name: 'rotateFormTargetSecret',
  method: 'POST',
  path: '/api/panel/form-targets/:targetId/secret',
  policy: changes,
  params: targetParams,
  body: Type.Object({}),
  reply: Type.Object({ target, secret: Type.String() }),
})

/** Sends a made-up submission to a target, also to one that is switched off. It is tried once. */
export const testTargetCall = defineCall({
  name: 'testFormTarget',
  method: 'POST',
  path: '/api/panel/form-targets/:targetId/test',
  policy: reads,
  limit: { max: 30, windowMs: 600_000 },
  params: targetParams,
  body: Type.Object({}),
  reply: Type.Object({ delivery }),
})

/** The last deliveries to a target, the newest first. */
export const listDeliveriesCall = defineCall({
  name: 'listFormDeliveries',
  method: 'GET',
  path: '/api/panel/form-targets/:targetId/deliveries',
  policy: reads,
  params: targetParams,
  reply: Type.Object({ deliveries: Type.Array(delivery) }),
})

/** Sends a submission to a target again, at once and with the same id; or has one that waits tried now. */
export const sendDeliveryAgainCall = defineCall({
  name: 'sendFormDeliveryAgain',
  method: 'POST',
  path: '/api/panel/form-deliveries/:deliveryId/again',
  policy: reads,
  limit: { max: 300, windowMs: 600_000 },
  params: Type.Object({ deliveryId: id }),
  body: Type.Object({}),
  reply: Type.Object({ delivery }),
})

/** Sends again to a target that is on all that was given up, of newest to oldest, and with the same ids. */
export const sendFailedAgainCall = defineCall({
  name: 'sendFailedFormDeliveriesAgain',
  method: 'POST',
  path: '/api/panel/form-targets/:targetId/again',
  policy: reads,
  limit: { max: 30, windowMs: 600_000 },
  params: targetParams,
  body: Type.Object({}),
  reply: Type.Object({}),
})

/** Says how long a form keeps what was sent; what is older is removed within a day. */
export const changeRetentionCall = defineCall({
  name: 'changeFormRetention',
  method: 'PUT',
  path: '/api/panel/forms/:formId/retention',
  policy: changes,
  params: formParams,
  body: Type.Object({ keptDays: Type.Union([Type.Integer({ minimum: 1, maximum: 36_500 }), Type.Null()]) }),
  reply: Type.Object({ keptDays: Type.Union([Type.Integer(), Type.Null()]) }),
})
