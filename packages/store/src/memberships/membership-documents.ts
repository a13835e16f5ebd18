import type { MemberArea } from '@vitrine/domain/memberships/area'
import { type Membership, membershipSources } from '@vitrine/domain/memberships/membership'
import type { MembershipPlan } from '@vitrine/domain/memberships/plan'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'

const sold = {
  productId: text,
  lastsDays: orNull(Type.Number()),
  formerProductIds: Type.Optional(Type.Array(text)),
}

const times = { createdAtMs: Type.Number(), updatedAtMs: Type.Number() }

/** An area for members. */
export const areaDocument = defineDocument<MemberArea>()(
  'member area',
  Type.Object({ id: text, name: text, deniedText: text, ...times }),
)

/** A way to become a member. */
export const planDocument = defineDocument<MembershipPlan>()(
  'membership plan',
  Type.Object({
    id: text,
    name: text,
    description: text,
    areaIds: Type.Array(text),
    price: Type.Union([
      Type.Object({ kind: Type.Literal('free'), soldAs: Type.Optional(Type.Object(sold)) }),
      Type.Object({ kind: Type.Literal('paid'), ...sold }),
    ]),
    isOffered: Type.Boolean(),
    ...times,
  }),
)

/** That somebody is a member. */
export const membershipDocument = defineDocument<Membership>()(
  'membership',
  Type.Object({
    id: text,
    email: text,
    planId: text,
    source: oneOf(membershipSources),
    orderId: Type.Optional(text),
    startedAtMs: Type.Number(),
    endsAtMs: orNull(Type.Number()),
    times: Type.Optional(
      Type.Array(
        Type.Object({
          orderId: Type.Optional(text),
          startedAtMs: Type.Number(),
          lastsMs: Type.Number(),
        }),
      ),
    ),
    updatedAtMs: Type.Number(),
  }),
)
