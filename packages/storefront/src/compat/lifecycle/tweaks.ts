import { compatWindow, squarespace } from '../namespace.ts'

/** The value of a tweak as the page came with it; undefined for an unknown name. */
export function tweakValue(name: string): string | undefined {
  const values = compatWindow().Static?.SQUARESPACE_CONTEXT?.tweakJSON ?? {}
  const names = [name, name.replace(/^@/, ''), slugOf(name)]
  const known = names.find((each) => Object.hasOwn(values, each))
  return known === undefined ? undefined : values[known]
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9-]/g, '')
}

/** `Y.Squarespace.Template` and `window.Tweak`. Nothing changes a tweak while a page is shown, so watchers wait for ever. */
export function startTweaks(): void {
  const space = squarespace()
  space.Template = { ...recordOf(space.Template), getTweakValue: tweakValue, getTweakValues: allValues }
  compatWindow().Tweak ??= {
    getValue: tweakValue,
    watch: () => undefined,
    unwatch: () => undefined,
    reset: () => undefined,
  }
}

function allValues(): Readonly<Record<string, string>> {
  return compatWindow().Static?.SQUARESPACE_CONTEXT?.tweakJSON ?? {}
}

function recordOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
