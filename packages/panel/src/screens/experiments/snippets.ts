import type { ShownExperiment } from './experiment.ts'

/** What a template needs to show it: markup, and the question of a script. */
export function snippetsOf({ name, type, variants }: Pick<ShownExperiment, 'name' | 'type' | 'variants'>): {
  readonly markup: string
  readonly script: string
} {
  const names = type === 'toggle' ? ['true', 'false'] : variants.map((variant) => variant.name)
  const markup = names
    .map((each) => `<div data-experiment="${name}" data-variant="${each}">…</div>`)
    .join('\n')
  const question =
    type === 'toggle'
      ? `if (vitrine.experiments.isEnabled('${name}', false)) {\n  …\n}`
      : `const variant = vitrine.experiments.variantOf('${name}', '${names[0] ?? ''}')`
  return { markup, script: question }
}
