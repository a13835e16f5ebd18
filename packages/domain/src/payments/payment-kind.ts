/**
 * What a charge is for: paid once; paid and kept, so that it can be charged again (an amount of 0 only keeps the method); charged
 * again, while the buyer is away.
 */
export type PaymentKind = 'one-off' | 'save' | 'renewal'
