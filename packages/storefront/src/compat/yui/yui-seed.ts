type Step = (seed: unknown) => void

/** A `Y` for the scripts that formatters print: `use` runs what it is given, `on` waits for the page to be read. */
export function yuiSeed(squarespace: object) {
  const seed = {
    Squarespace: squarespace,
    use(...given: readonly unknown[]) {
      const step = given.at(-1)
      if (typeof step === 'function') step(seed)
      return seed
    },
    on(_type: string, step: Step): void {
      if (document.readyState === 'loading')
        document.addEventListener('DOMContentLoaded', () => step(seed), { once: true })
      else step(seed)
    },
  }
  return seed
}
