import { expect, it } from 'vitest'
import { snippetsOf } from './snippets.ts'

it('asks for a toggle as on or off', () => {
  const { markup, script } = snippetsOf({ name: 'new-menu', type: 'toggle', variants: [] })
  expect(markup).toBe(
    '<div data-experiment="new-menu" data-variant="true">…</div>\n<div data-experiment="new-menu" data-variant="false">…</div>',
  )
  expect(script).toContain("vitrine.experiments.isEnabled('new-menu', false)")
})

it('asks for the variant of a test, the first by default', () => {
  const variants = [
    { name: 'plain', percent: 50 },
    { name: 'loud', percent: 50 },
  ]
  const { markup, script } = snippetsOf({ name: 'headline', type: 'test', variants })
  expect(markup).toContain('data-variant="loud"')
  expect(script).toBe("const variant = vitrine.experiments.variantOf('headline', 'plain')")
})
