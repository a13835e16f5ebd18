import { loadLocale } from '@vitrine/template/i18n/load-locale'
import { describe, expect, it } from 'vitest'
import { checkMessages } from './check-messages.ts'

const text = '<p>\n{.macro m}{0 plural =0 {none} one {#} few {#} other {#}}{.end}{@|apply m|message n}'
const source = { file: 'site.region', text }

describe('checkMessages', () => {
  it('names plural keys that the language does not have, and where the message stands', () => {
    expect(checkMessages([source], loadLocale('en'))).toMatchObject([
      { file: 'site.region', line: 2, column: 11, message: "The language en has no plural key 'few'" },
    ])
  })

  it('leaves those alone that it has', () => {
    expect(checkMessages([source], loadLocale('pl'))).toEqual([])
  })

  it('takes styles and scripts for no messages', () => {
    const styles =
      '<style>a { color: red } @media print { b { plural: x } }</style><script>{ a plural }</script>'
    expect(checkMessages([{ ...source, text: styles }], loadLocale('en'))).toEqual([])
  })
})
