import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { nothing } from '../nothing.ts'
import {
  recordEventAddress,
  recordJavascriptErrorsAddress,
  sendPipelineEventAddress,
  validateEventContentAddress,
} from './addresses.ts'

const crumbQuery = Type.Object({ crumb: Type.Optional(Type.String({ maxLength: 200 })) })

const eventFields = Type.Object({
  crumb: Type.Optional(Type.String({ maxLength: 200 })),
  event: Type.String({ minLength: 1, maxLength: 100 }),
  /** JSON, read by the handler. */
  data: Type.Optional(Type.String({ maxLength: 8_000 })),
})

/** Counts something that a visitor did, by its name (specification, section 7). */
export const recordEventCall = defineCall({
  name: 'recordEvent',
  ...recordEventAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 3_000, windowMs: 600_000 },
  query: crumbQuery,
  body: eventFields,
  form: eventFields,
  reply: nothing,
})

/** An error of a script on a page. `data` is JSON of message, source, line, column, stack and url. */
const scriptError = Type.Object({
  event: Type.String({ maxLength: 100 }),
  data: Type.Union([Type.String({ maxLength: 12_000 }), Type.Record(Type.String(), Type.Unknown())]),
  timestamp: Type.Optional(Type.Number()),
})

/** Keeps errors of scripts, at most ten at once (specification, section 9). */
export const recordJavascriptErrorsCall = defineCall({
  name: 'recordJavascriptErrors',
  ...recordJavascriptErrorsAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 120, windowMs: 600_000 },
  query: crumbQuery,
  body: Type.Array(scriptError, { maxItems: 10 }),
  reply: nothing,
})

const pipelineEvent = Type.Object({
  eventSchemaName: Type.String({ minLength: 1, maxLength: 100 }),
  /** JSON of the fields of specification, section 3. */
  eventContent: Type.String({ maxLength: 16_000 }),
})

/** Takes an event of the pipeline; answers 202. */
export const sendPipelineEventCall = defineCall({
  name: 'sendPipelineEvent',
  ...sendPipelineEventAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 3_000, windowMs: 600_000 },
  query: crumbQuery,
  body: pipelineEvent,
  reply: Type.Object({}),
})

/** Says whether an event would be taken, and takes nothing: what is wrong stands in `errors`. */
export const validateEventContentCall = defineCall({
  name: 'validateEventContent',
  ...validateEventContentAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 120, windowMs: 600_000 },
  query: crumbQuery,
  body: pipelineEvent,
  reply: Type.Object({ isValid: Type.Boolean(), errors: Type.Array(Type.String()) }),
})
