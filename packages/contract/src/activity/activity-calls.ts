import { actKinds, actVerbs } from '@vitrine/domain/activity/act-kinds'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { epochMs, id, oneOf, textOrNull } from '../schemas.ts'
import { activityList } from './activity-list.ts'
import { whoeverChanges } from './activity-policy.ts'

/** Something that an owner did. */
const act = Type.Object({
  id: Type.String(),
  atMs: epochMs,
  /** What whoever did it was called; empty for what was done at the shell, or by a visitor. */
  person: Type.String(),
  isOwn: Type.Boolean(),
  what: Type.String(),
  kind: oneOf(actKinds),
  act: oneOf(actVerbs),
  /** The name of the call by which it was done. */
  call: Type.String(),
  /** The record that it was about, while that is there. */
  subject: Type.Union([
    Type.Object({
      kind: Type.Union([
        Type.Literal('product'),
        Type.Literal('order'),
        Type.Literal('page'),
        Type.Literal('item'),
      ]),
      id: Type.String(),
      /** The page that an item stands on. */
      collectionId: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
  /** The device, in words; empty for what was done at the shell, or by a job. */
  from: Type.String(),
  isUndone: Type.Boolean(),
  /** Whether it can be undone by the one who asks. */
  canUndo: Type.Boolean(),
})

/** The acts of owners, the newest first. */
export const listActivityCall = defineListCall({
  list: activityList,
  name: 'listActivity',
  path: '/api/panel/activity',
  policy: whoeverChanges,
  row: act,
})

/** The acts of owners as a file. */
export const exportActivityCall = defineListFile({
  name: 'exportActivity',
  path: '/api/panel/activity.csv',
  policy: whoeverChanges,
})

const actParams = Type.Object({ actId: id })

/** One act: what stood before and after, document by document, field by field, in words. Secrets are masked. */
export const readActCall = defineCall({
  name: 'readAct',
  method: 'GET',
  path: '/api/panel/activity/:actId',
  policy: whoeverChanges,
  params: actParams,
  reply: Type.Object({
    act,
    /** The act that took it back, and the one that it took back. */
    undoneBy: textOrNull,
    undoes: textOrNull,
    /** Why there is no way back; null where there is one. */
    whyNot: textOrNull,
    documents: Type.Array(
      Type.Object({
        name: Type.String(),
        kind: Type.String(),
        change: Type.Union([Type.Literal('added'), Type.Literal('changed'), Type.Literal('removed')]),
        /** Whether it was too large for its fields to be kept. */
        isCut: Type.Boolean(),
        /** Whether counts of stock are among its fields, which an undo leaves as they are. */
        changesCounts: Type.Boolean(),
        fields: Type.Array(Type.Object({ label: Type.String(), before: textOrNull, after: textOrNull })),
      }),
    ),
  }),
})

/**
 * Puts back what stood before an act, when nobody has changed it since: else 409, which says who did, and when. It is an act of its own, which
 * can be undone. Whoever asks must be allowed to make the change, and where that asks to confirm who one is, have done so.
 */
export const undoActCall = defineCall({
  name: 'undoAct',
  method: 'POST',
  path: '/api/panel/activity/:actId/undo',
  policy: whoeverChanges,
  params: actParams,
  body: Type.Object({}),
  reply: Type.Object({ act }),
})
