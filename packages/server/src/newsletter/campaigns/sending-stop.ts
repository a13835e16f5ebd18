/** Why a turn of sending ends: its time is up or nothing is due, until a moment; or things are broken, and an owner has to look. */
export type SendingStop =
  | { readonly kind: 'time-up'; readonly goOnMs: number }
  | { readonly kind: 'broken'; readonly reason: string }
