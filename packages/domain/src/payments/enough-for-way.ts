/** What is due, and whether its buyer is charged again: null, where it is not known yet. */
interface Due {
  readonly dueCents: number | null
  readonly isKept: boolean
}

/** Whether an amount is enough for a way to pay that takes no less. Where nothing is due yet of what is charged later, a card is kept and not charged. */
export function isEnough(leastCents: number, { dueCents, isKept }: Due): boolean {
  return dueCents === null || (isKept && dueCents === 0) || dueCents >= leastCents
}

/** Those of some ways by which an amount can be paid; where there is no other, all: a refusal says from which amount on they can be used. */
export function waysFor<Way extends { readonly leastCents?: number }>(
  ways: readonly Way[],
  due: Due,
): readonly Way[] {
  const enough = ways.filter(({ leastCents = 0 }) => isEnough(leastCents, due))
  return enough.length > 0 ? enough : ways
}
