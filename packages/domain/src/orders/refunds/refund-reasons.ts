/** Why money went back, where no owner says so; said in the language of whoever reads it. */
export const refundReasons = {
  canceled: 'The order was canceled.',
  atService: 'Refunded at the payment service.',
  takenBack: 'The money was taken back in a dispute.',
} as const
