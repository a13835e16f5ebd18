/** Whom to write to about the order. */
export interface CartContact {
  readonly email: string
  readonly phone: string
  readonly wantsNews: boolean
}
