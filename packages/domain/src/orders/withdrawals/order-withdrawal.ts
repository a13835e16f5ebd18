/** That a buyer withdrew from an order, or from a part of it. It is never changed; the owner's answer is put beside it. */
export interface OrderWithdrawal {
  readonly id: string
  readonly atMs: number
  /** As the buyer gave it. */
  readonly name: string
  /** Where the receipt went. */
  readonly email: string
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[]
  /** What is withdrawn from, in the words of a guest who named no lines; left out where there are lines. */
  readonly words?: string | undefined
  /** That the owner settled it otherwise than by a refund. */
  readonly answer?: { readonly atMs: number; readonly by: string; readonly note: string } | undefined
}
