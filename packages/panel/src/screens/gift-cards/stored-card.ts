import type { ReplyOf } from '@vitrine/contract/call'
import type { listGiftCardsCall, readGiftCardCall } from '@vitrine/contract/gift-cards/panel-calls'

/** A gift card in the list. */
export type GiftCardRow = ReplyOf<typeof listGiftCardsCall>['rows'][number]

/** A gift card with its ledger. */
export type GiftCardReply = ReplyOf<typeof readGiftCardCall>
