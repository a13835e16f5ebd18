import { expect, it } from 'vitest'
import { sanitize } from './sanitize.ts'

const rules = { allowedTags: ['p', 'div', 'b', 'ul', 'li', 'br'] }

it('keeps elements that stand in each other', () => {
  const deep = `${'<div>'.repeat(400)}word${'</div>'.repeat(400)}`
  expect(sanitize(deep, rules)).toBe(deep)
})

it.each([
  ...['<div>', '<b>x', '<ul><li>', '<table><tr><td>', '<x-y>', '<SVG><g>'],
  ...['<div></x>', '<p><td>', '<div><!--</div>-->', '<div a="</div>">'],
])('keeps the words alone of what opens %s without end', (open) => {
  const cleaned = sanitize(`${open.repeat(75_000)}<script>alert(1)</script>word`, rules)
  expect(cleaned).not.toContain('<')
  expect(cleaned).toContain('word')
})

it('keeps a long text whose paragraphs and rows have no end tags', () => {
  const cleaned = sanitize('<p>One<br>two<ul><li>three</ul>'.repeat(2_000), rules)
  expect(cleaned.match(/<li>/g)).toHaveLength(2_000)
})

it('keeps a long text that is well formed', () => {
  const text = '<div><p><b>word</b></p></div>'.repeat(5_000)
  expect(sanitize(text, rules)).toBe(text)
})
