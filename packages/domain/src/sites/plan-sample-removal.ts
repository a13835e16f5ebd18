/** Something that came as sample content, as it is now. */
export interface SampleState {
  readonly kind: 'collection' | 'product' | 'item' | 'field-layout'
  readonly id: string
  readonly title: string
  /** Whether it, or what fills it, was changed since it came. */
  readonly isChanged: boolean
}

/** What must be known beside it. */
export interface RemovalContext {
  /** Whether what was changed stays. */
  readonly keepsChanged: boolean
  /** The collection that holds each product and item. */
  readonly holderOf: ReadonlyMap<string, string>
  /** Collections that hold something which is no sample content. */
  readonly holdingOwn: ReadonlySet<string>
  /** The collection in which each collection lies, for all collections of the site. */
  readonly parentOf: ReadonlyMap<string, string | null>
}

/** Says which of the sample content goes. A collection stays with what is kept in it, and so does what holds that. */
export function planSampleRemoval(
  samples: readonly SampleState[],
  { keepsChanged, holderOf, holdingOwn, parentOf }: RemovalContext,
): readonly SampleState[] {
  const going = samples.filter(({ isChanged }) => !(isChanged && keepsChanged))
  const goingIds = new Set(going.map(({ id }) => id))
  const kept = new Set(holdingOwn)
  for (const { id } of samples) {
    const holder = holderOf.get(id)
    if (holder !== undefined && !goingIds.has(id)) kept.add(holder)
  }
  for (const id of parentOf.keys()) if (!goingIds.has(id)) kept.add(id)
  for (const id of [...kept]) addHolders(id, parentOf, kept)
  return going.filter(({ kind, id }) => kind !== 'collection' || !kept.has(id))
}

function addHolders(id: string, parentOf: RemovalContext['parentOf'], kept: Set<string>): void {
  for (let holder = parentOf.get(id) ?? null; holder !== null && !kept.has(holder); ) {
    kept.add(holder)
    holder = parentOf.get(holder) ?? null
  }
}
