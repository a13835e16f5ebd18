import type { FormDelivery } from '@vitrine/domain/forms/targets/delivery'
import { type FormTarget, targetKinds } from '@vitrine/domain/forms/targets/form-target'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'

/** Where submissions of a form go. */
export const targetDocument = defineDocument<FormTarget>()(
  'form target',
  Type.Object({
    id: text,
    formId: text,
    kind: oneOf(targetKinds),
    name: text,
    settings: Type.Object({
      addresses: Type.Array(text),
      url: text,
      listId: text,
      sheetName: text,
      consentField: text,
      consentChoice: text,
    }),
    isOn: Type.Boolean(),
    sealed: text,
    sealedBefore: text,
    beforeUntilMs: Type.Number(),
    health: Type.Object({
      failingSinceMs: orNull(Type.Number()),
      failures: Type.Number(),
      restsUntilMs: Type.Number(),
      offReason: oneOf(['', 'failing', 'gone']),
    }),
    columns: Type.Array(Type.Object({ id: text, title: text })),
    createdAtMs: Type.Number(),
    updatedAtMs: Type.Number(),
  }),
)

/** A submission on its way to a target. */
export const deliveryDocument = defineDocument<FormDelivery>()(
  'form delivery',
  Type.Object({
    id: text,
    targetId: text,
    formId: text,
    submissionId: text,
    state: oneOf(['waiting', 'delivered', 'failed']),
    jobId: text,
    createdAtMs: Type.Number(),
    beganAtMs: Type.Number(),
    tried: Type.Number(),
    nextAtMs: orNull(Type.Number()),
    tries: Type.Array(
      Type.Object({
        atMs: Type.Number(),
        tookMs: Type.Number(),
        status: orNull(Type.Number()),
        message: text,
      }),
    ),
  }),
)
