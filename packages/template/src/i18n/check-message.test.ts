import { describe, expect, it } from 'vitest'
import { invalidPluralKeys } from './check-message.ts'
import { loadLocale } from './load-locale.ts'

const english = loadLocale('en')

describe('invalidPluralKeys', () => {
  it('accepts the categories of the language and exact numbers', () => {
    expect(invalidPluralKeys('{0 plural =0 {none} one {# mug} other {# mugs}}', english)).toEqual([])
    expect(invalidPluralKeys('{n, plural, offset:1 one {#} other {#}}', english)).toEqual([])
    expect(invalidPluralKeys('{0 selectordinal one{#st} two{#nd} few{#rd} other{#th}}', english)).toEqual([])
  })

  it('names the keys that the language does not have', () => {
    expect(invalidPluralKeys('{0 plural zero {none} one {# mug} dozens {x} other {#}}', english)).toEqual([
      'zero',
      'dozens',
    ])
    expect(invalidPluralKeys('{0 plural few {#} other {#}}', loadLocale('pl'))).toEqual([])
  })

  it('looks into choices within choices', () => {
    expect(invalidPluralKeys('{g select she {{n plural few {#} other {#}}} other {}}', english)).toEqual([
      'few',
    ])
  })

  it('leaves text and other arguments alone', () => {
    expect(invalidPluralKeys('a {0} {1 number style:percent} } {', english)).toEqual([])
  })

  it('reads a message of braces only in reasonable time', () => {
    expect(invalidPluralKeys('{0 plural one '.repeat(5000), english)).toEqual([])
    expect(invalidPluralKeys('{0 plural one {'.repeat(2000) + '}}'.repeat(2000), english)).toEqual([])
  })
})
