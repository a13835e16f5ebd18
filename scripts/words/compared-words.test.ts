import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { comparedWords } from './compared-words.ts'
import { readSentences } from './read-sentences.ts'
import { panelApp } from './spoken-app.ts'
import { readLanguages } from './translations.ts'

const packages = path.resolve(import.meta.dirname, '../../packages')

describe('comparedWords', () => {
  it('finds what something is compared with, on either side, and in the cases of a switch', () => {
    const source = `const icon = label === 'Previous record' ? 'left' : 'right'
      if ('Back' != text) switch (name) { case 'Next': go('Away') }
      if (event.key === 'Home' || kind === 'picture') switch (key) { case 'End': go('Home') }`
    expect(comparedWords('panel/src/step.ts', source)).toEqual(['Previous record', 'Back', 'Next'])
  })
})

describe('the panel', () => {
  const sentences = readSentences(panelApp)

  it.each([...readLanguages(panelApp)])(
    'compares nothing with a sentence, which reads otherwise in %s: it compares codes',
    (_, translations) => {
      const compared = globSync('panel/src/**/*.{ts,tsx}', {
        cwd: packages,
        exclude: ['**/*.test.*'],
      }).flatMap((file) =>
        comparedWords(file, readFileSync(path.join(packages, file), 'utf8'))
          .filter((text) => sentences.has(text) && translations.has(text))
          .map((text) => `${file}: ${text}`),
      )
      expect(compared).toEqual([])
    },
  )
})
