import { type Campaign, campaignStates } from '@vitrine/domain/newsletter/campaigns/campaign'
import { Type } from 'typebox'
import { defineDocument } from '../../documents/document-kind.ts'
import { oneOf, orNull, text } from '../../documents/document-schemas.ts'

const block = Type.Union([
  Type.Object({ id: text, type: Type.Literal('heading'), text }),
  Type.Object({ id: text, type: Type.Literal('text'), html: text }),
  Type.Object({ id: text, type: Type.Literal('picture'), mediaId: text, altText: text, linkUrl: text }),
  Type.Object({ id: text, type: Type.Literal('button'), label: text, url: text }),
  Type.Object({ id: text, type: Type.Literal('divider') }),
  Type.Object({ id: text, type: Type.Literal('spacer'), heightPx: Type.Number() }),
  Type.Object({ id: text, type: Type.Literal('product'), productId: text }),
  Type.Object({ id: text, type: Type.Literal('post'), itemId: text }),
])

/** A campaign. */
export const campaignDocument = defineDocument<Campaign>()(
  'campaign',
  Type.Object({
    id: text,
    name: text,
    subject: text,
    preheader: text,
    listId: text,
    senderName: text,
    replyTo: text,
    blocks: Type.Array(block),
    state: oneOf(campaignStates),
    createdAtMs: Type.Number(),
    updatedAtMs: Type.Number(),
    scheduledAtMs: orNull(Type.Number()),
    startedAtMs: orNull(Type.Number()),
    endedAtMs: orNull(Type.Number()),
    pauseReason: text,
    progress: Type.Object({
      queuedUpTo: text,
      isQueued: Type.Boolean(),
      readers: Type.Number(),
      turn: Type.Number(),
      downInARow: Type.Optional(Type.Number()),
    }),
  }),
)
