/**
 * Why a turn of sending ends: its time is up or nothing is due, until a moment; or things are broken, and an owner has to look: with
 * `whileNoneTaken` only where the mail server has taken no mail of the campaign so far.
 */
export type SendingStop =
  | { readonly kind: 'time-up'; readonly goOnMs: number }
  | { readonly kind: 'broken'; readonly reason: string; readonly whileNoneTaken?: boolean }
