import { sql } from 'kysely'
import type { Session } from '../engine/session.ts'

/** What is on a gift card is the sum of its movements, what is reserved the sum of the open holds, and neither is too much. */
export async function proveGiftCards(session: Session): Promise<readonly string[]> {
  const rows = await session.query((db) => ({
    compile: () =>
      sql<Sums>`select card.id, card.balance_cents, card.held_cents, card.state,
          (select coalesce(sum(cents), 0) from gift_card_movements as moved
            where moved.website_id = card.website_id and moved.card_id = card.id) as moved,
          (select coalesce(sum(cents), 0) from gift_card_holds as hold
            where hold.website_id = card.website_id and hold.card_id = card.id) as held
        from gift_cards as card where card.website_id = ${session.websiteId} order by card.id`.compile(db),
  }))
  return rows.flatMap(({ id, balance_cents, held_cents, state, moved, held }) => [
    ...(balance_cents === Number(moved)
      ? []
      : [`gift card ${id} has ${balance_cents}, but its movements sum to ${moved}.`]),
    ...(held_cents === Number(held)
      ? []
      : [`gift card ${id} has ${held_cents} reserved, but its holds sum to ${held}.`]),
    ...(held_cents >= 0 && held_cents <= balance_cents && (state === 'active' || balance_cents === 0)
      ? []
      : [
          `gift card ${id} is ${state} with ${balance_cents}, of which ${held_cents} are reserved: that cannot be.`,
        ]),
  ])
}

interface Sums {
  readonly id: string
  readonly balance_cents: number
  readonly held_cents: number
  readonly state: string
  readonly moved: number
  readonly held: number
}
