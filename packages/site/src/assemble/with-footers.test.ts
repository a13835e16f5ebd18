import { expect, it } from 'vitest'
import { withFooters } from './with-footers.ts'

it('a page whose template asks for the headers alone has the scripts of its end too, once', () => {
  const footers = '<script src="a.js"></script>'
  expect(withFooters('<head><i></head><body>x</body></html>', '<i>', footers)).toBe(
    `<head><i></head><body>x${footers}</body></html>`,
  )
  expect(withFooters('<head><i></head>x', '<i>', footers)).toBe(`<head><i></head>x${footers}`)
  expect(withFooters(`<i>x${footers}y`, '<i>', footers)).toBe(`<i>x${footers}y`)
  expect(withFooters('<div>a piece</div>', '<i>', footers)).toBe('<div>a piece</div>')
})
