import { expect, it } from 'vitest'
import { snippetsOf } from './snippets.ts'

it('asks for a toggle as on or off, and shows it off where nothing decides', () => {
  const { markup, script } = snippetsOf({ name: 'new-menu', type: 'toggle', variants: [] })
  expect(markup).toBe(
    '<div data-experiment="new-menu" data-variant="true" hidden>…</div>\n<div data-experiment="new-menu" data-variant="false">…</div>',
  )
  expect(script).toBe("if (window.vitrine?.experiments?.isEnabled('new-menu', false) ?? false) {\n  …\n}")
})

it('asks for the variant of a test, and shows the first where nothing decides', () => {
  const variants = [
    { name: 'plain', percent: 50 },
    { name: 'loud', percent: 30 },
    { name: 'louder', percent: 20 },
  ]
  const { markup, script } = snippetsOf({ name: 'headline', type: 'test', variants })
  expect(markup).toBe(
    '<div data-experiment="headline" data-variant="plain">…</div>\n<div data-experiment="headline" data-variant="loud" hidden>…</div>\n<div data-experiment="headline" data-variant="louder" hidden>…</div>',
  )
  expect(script).toBe(
    "const variant = window.vitrine?.experiments?.variantOf('headline', 'plain') ?? 'plain'",
  )
})
