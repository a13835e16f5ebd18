/** A stored document, or a part of one, that is not as it should be. */
export interface Damage {
  /** What it is, as owners read it: `product`, `popup`. */
  readonly kind: string
  /** Its title or id; '' when it does not say. */
  readonly name: string
}

/** So many of a site are remembered. */
const maxRemembered = 100

/** What was found since the last change of a site, by site; it is found again when it is read again. */
const found = new Map<string, { revision: number; readonly damages: Map<string, Damage> }>()

/** Remembers what could not be read, so that the owner can be informed. */
export function recordDamage(websiteId: string, damage: Damage): void {
  const { damages } = ofSite(websiteId)
  if (damages.size < maxRemembered) damages.set(`${damage.kind} ${damage.name}`, damage)
}

/** Begins again when a site has changed: what was damaged may be fixed. */
export function beginRevision(websiteId: string, revision: number): void {
  const known = ofSite(websiteId)
  if (known.revision === revision) return
  known.revision = revision
  known.damages.clear()
}

/** What could not be read of a site. */
export function damageOf(websiteId: string): readonly Damage[] {
  return [...(found.get(websiteId)?.damages.values() ?? [])]
}

function ofSite(websiteId: string) {
  const known = found.get(websiteId) ?? { revision: 0, damages: new Map() }
  found.set(websiteId, known)
  return known
}
