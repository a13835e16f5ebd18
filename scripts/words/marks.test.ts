import { expect, it } from 'vitest'
import { Marks } from './marks.ts'
import { translate } from './translations.ts'

const sentence = (text: string, file = 'panel/src/a.tsx') => ({ text, file })

it('fills marks with words that end no string, in whatever quotation marks they came to stand', () => {
  const marks = new Marks()
  const mark = marks.add(sentence("It's"))
  const code = `[\`${mark}\`, "${mark.replace('\uE000', '\\ue000')} ", '${mark}']`
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not become one
  const words = 'sagte "`\'${1}\\\n'
  expect(Function(`return ${marks.fill(code, () => words)}`)()).toEqual([words, `${words} `, words])
})

it('translates by the nearest place, and falls back to nothing', () => {
  const words = new Map<string, Record<string, string>>([
    ['Order', { '': 'Bestellung', 'panel/src/parts/order/': 'Reihenfolge' }],
    ['Open', { 'panel/src/shell/': 'Öffnen' }],
  ])
  expect(translate(words, sentence('Order'))).toBe('Bestellung')
  expect(translate(words, sentence('Order', 'panel/src/parts/order/order-list.tsx'))).toBe('Reihenfolge')
  expect(translate(words, sentence('Open'))).toBeUndefined()
  expect(translate(words, sentence('Save'))).toBeUndefined()
})
