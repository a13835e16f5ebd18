import { sayText } from '@vitrine/domain/words/say-text'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sayWords } from './say-words.ts'

it('puts values in the places of their names, in whatever order they come', () => {
  expect(sayText('{total}: {count} von {total}', { count: 2, total: 'x{count}' })).toBe(
    'x{count}: 2 von x{count}',
  )
})

it('puts elements around their words, and values inside of them', () => {
  const values = {
    count: 3,
    '0': (inner: ReactNode) => createElement('b', null, inner),
    '1': (inner: ReactNode) => createElement('i', null, inner),
    '2': createElement('hr'),
    none: null,
  }
  expect(
    renderToStaticMarkup(sayWords('<1>{count} sind <0>da</0></1>{none}, und <0>{count}</0>.{2}', values)),
  ).toBe('<i>3 sind <b>da</b></i>, und <b>3</b>.<hr/>')
})
