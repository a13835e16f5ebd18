/** What an expression can hold as a value. */
export type ExpressionValue = number | boolean | string | null
