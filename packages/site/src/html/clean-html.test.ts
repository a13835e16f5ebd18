import { expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'

it.each([
  ['/contact', '', ''],
  ['/s/menu.pdf', ' rel="noopener noreferrer nofollow"', ''],
  ['https://a.example/', ' rel="noopener noreferrer nofollow"', ''],
  ['https://a.example/', ' target="_blank"', ' target="_blank" rel="noopener"'],
  ['https://a.example/', ' target="_blank" rel="sponsored"', ' target="_blank" rel="sponsored noopener"'],
  ['https://a.example/', ' target="win2"', ' target="win2" rel="noopener"'],
  ['https://a.example/', ' target="_BLANK"', ' target="_BLANK" rel="noopener"'],
  ['https://a.example/', ' target="_top"', ' target="_top"'],
  ['/contact', ' target="_blank"', ' target="_blank"'],
  ['https://a.example/', ' rel="nofollow"', ' rel="nofollow"'],
])('says of a link to %s that has%s only what its owner means', (href, given, kept) => {
  expect(cleanHtml(`<a href="${href}"${given}>x</a>`)).toBe(`<a href="${href}"${kept}>x</a>`)
})
