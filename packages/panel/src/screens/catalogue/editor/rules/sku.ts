/** A stock-keeping code as the shop makes them: SQ and seven digits, not among those taken. */
export function newSku(taken: ReadonlySet<string>, random: () => number): string {
  for (;;) {
    const sku = `SQ${String(Math.floor(random() * 10_000_000)).padStart(7, '0')}`
    if (!taken.has(sku)) return sku
  }
}
