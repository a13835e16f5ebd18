import { expect, it } from 'vitest'
import { TextShrink } from './text-shrink.ts'

it('is found, once a script has plugged it into a text, under the name by which scripts ask it to fit again', () => {
  document.body.innerHTML = '<div><p>Goods for slow mornings</p></div>'
  const text = document.querySelector('p')
  const plugged = { [TextShrink.NS]: new TextShrink({ host: text, parentEl: 'div' }) }
  expect(() => plugged.TextShrink?.refresh()).not.toThrow()
  expect(plugged.TextShrink).toBeInstanceOf(TextShrink)
})
