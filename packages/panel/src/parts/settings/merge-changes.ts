/** What two people made of the same value, put together field by field. */
export interface MergedChanges<Value> {
  /** What either of them changed; ours where both did. */
  readonly merged: Value
  /** Fields that both changed, each in another way. */
  readonly clashes: readonly (keyof Value & string)[]
}

/** Puts our changes and theirs together; `base` is what both began with. */
export function mergeChanges<Value extends object>(
  base: Value,
  ours: Value,
  theirs: Value,
): MergedChanges<Value> {
  const merged = { ...theirs }
  const clashes: (keyof Value & string)[] = []
  for (const field of namesOf(ours)) {
    if (isSame(ours[field], base[field])) continue
    merged[field] = ours[field]
    if (!isSame(theirs[field], base[field]) && !isSame(theirs[field], ours[field])) clashes.push(field)
  }
  return { merged, clashes }
}

function namesOf<Value extends object>(value: Value): readonly (keyof Value & string)[] {
  // A value that came by the contract has the fields of its schema and no others.
  return Object.keys(value) as (keyof Value & string)[]
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
