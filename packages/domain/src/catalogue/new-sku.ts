/** Makes a stock-keeping code as platform exports have them: SQ and seven digits, not among those taken. `random`: from 0 up to 1. */
export function newSku(taken: ReadonlySet<string>, random: () => number): string {
  for (;;) {
    const sku = `SQ${String(Math.floor(random() * 10_000_000)).padStart(7, '0')}`
    if (!taken.has(sku)) return sku
  }
}
