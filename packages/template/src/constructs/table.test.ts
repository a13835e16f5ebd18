import { describe, expect, it } from 'vitest'
import { parseTemplate } from '../parse/parse-template.ts'
import { readTag } from '../parse/read-tag.ts'
import { coreRegistry as registry } from '../testing/core-registry.ts'
import { stepsOf } from './parts/steps-of.ts'

const reading = { registry, onUnknown: () => {} }

function blockOf(text: string) {
  return parseTemplate({ file: 'template.html', text }, registry).tree
}

describe('a tag', () => {
  it.each([
    ['a', 'VARIABLE', 1],
    ['a|html|truncate 5', 'VARIABLE', 3],
    ['.section a', 'SECTION', 1],
    ['.repeated section a', 'REPEATED', 1],
    ['.alternates with', 'ALTERNATES_WITH', 1],
    ['.end', 'END', 1],
    ['.eof', 'EOF', 1],
    ['.or', 'OR_PREDICATE', 1],
    ['.or equal? a 1', 'OR_PREDICATE', 1],
    ['.if a && b || c', 'IF', 3],
    ['.if equal? a 1', 'PREDICATE', 1],
    ['.equal? a 1', 'PREDICATE', 1],
    ['.var @a b|html', 'BINDVAR', 2],
    ['.ctx @a b=c d=e', 'CTXVAR', 1],
    ['.inject @a b', 'INJECT', 1],
    ['.macro a', 'MACRO', 1],
    ['.include a', 'INCLUDE', 1],
    ['.eval 1 + 1', 'EVAL', 1],
    ['.space', 'TEXT', 0],
    ['# a comment', 'TEXT', 0],
  ])('%s is called %s and counts %i towards the largest size', (body, name, size) => {
    const tag = readTag(body, 0, reading)
    expect(tag?.construct.name).toBe(name)
    expect(tag?.construct.size(tag)).toBe(size)
  })
})

describe('a block', () => {
  it.each([
    ['only text{.space}', 0],
    ['{a}', 2],
    ['text {a} text', 4],
    ['{a|html|truncate 5}', 4],
    [`{a|apply ${'long'.repeat(32)}}`, 5],
    ['{.section a}{b}{.end}', 2],
    ['{.repeated section a}{b}{.end}', 2],
    ['{.if a && b}{c}{.or}{d}{.end}', 2],
    ['{.equal? a 1}{c}{.end}', 2],
    ['{.var @a b|html}', 3],
    ['{.ctx @a b=c d=e}', 2],
    ['{.inject @a b}', 2],
    ['{.macro a}{b}{.end}', 2],
    ['{.include a}', 2],
    ['{.eval 1 + 1}', 2],
  ])('of %s costs %i steps', (text, steps) => {
    expect(stepsOf(blockOf(text), false)).toBe(steps)
  })

  it('of text costs steps in a loop', () => {
    expect(stepsOf(blockOf('only text'), true)).toBe(2)
  })
})
