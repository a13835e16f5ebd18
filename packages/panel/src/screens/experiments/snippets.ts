import type { ShownExperiment } from './experiment.ts'

/** What a template needs to show it: markup that shows one variant where nothing decides, and the question of a script on any page. */
export function snippetsOf({ name, type, variants }: Pick<ShownExperiment, 'name' | 'type' | 'variants'>): {
  readonly markup: string
  readonly script: string
} {
  const names = type === 'toggle' ? ['true', 'false'] : variants.map((variant) => variant.name)
  const usual = type === 'toggle' ? 'false' : (names[0] ?? '')
  const markup = names
    .map((each) =>
      each === usual
        ? `<div data-experiment="${name}" data-variant="${each}">…</div>`
        : `<div data-experiment="${name}" data-variant="${each}" hidden>…</div>`,
    )
    .join('\n')
  const script =
    type === 'toggle'
      ? `if (window.vitrine?.experiments?.isEnabled('${name}', false) ?? false) {\n  …\n}`
      : `const variant = window.vitrine?.experiments?.variantOf('${name}', '${usual}') ?? '${usual}'`
  return { markup, script }
}
