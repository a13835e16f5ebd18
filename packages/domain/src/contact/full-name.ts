/** Whose name is given in two parts. */
interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** First and last name in one, as sites of all countries write them in lists; '' of nobody. */
export function fullName(named: Named | null | undefined): string {
  return named ? `${named.firstName} ${named.lastName}`.trim() : ''
}
