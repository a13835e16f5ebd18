import { describe, expect, it } from 'vitest'
import { readSentences } from './read-sentences.ts'
import { panelApp } from './spoken-app.ts'
import { readLanguages } from './translations.ts'

/** What stands in the panel's own files and is the same in every language: names, units, commands, and words of the code. */
const sameEverywhere = new Set([
  '1001\tDHL\t00340434161094021501',
  '750 ml',
  'Cloudflare Turnstile',
  'Email,Name',
  'Facebook',
  'Google',
  'Google Places',
  'HTML',
  'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src',
  'Instagram',
  'Mod',
  'PDF',
  'Vitrine',
  'allow-same-origin allow-scripts allow-forms',
  'cm',
  'copy {copy}',
  'curl -H "Authorization: Bearer KEY" \\\n  "{address}"',
  'good',
  'kg',
  'lb',
  'left',
  'normal',
  'npm run -s vitrine -- owner link EMAIL',
  'npm run -s vitrine -- owner reset EMAIL',
  'options and variants',
  'px',
  '{0} MB',
  '{id} stock',
  '{replaceAll} (UTC{offsetText})',
  '{title} · {money} · {weightGrams} g',
])

describe('what the panel says', () => {
  const sentences = readSentences(panelApp)

  it('has the names of choices and the refusals that it brings along from the rules', () => {
    expect([...sentences.keys()]).toEqual(
      expect.arrayContaining([
        'Carousel',
        'Test card',
        'There is no {name} in this mail. You can use {known}.',
        'Write it without control characters.',
        'Please give the site a title.',
        'How often forms were seen, and sent.',
        'pictures (JPEG, PNG, GIF, WebP, AVIF, TIFF)',
      ]),
    )
  })

  it.each([...readLanguages(panelApp)])(
    'is said in %s, wherever it stands in its own files',
    (_, translations) => {
      // A sentence whose values are called otherwise than in the translation stands in English, too.
      const unsaid = [...sentences].flatMap(([text, files]) =>
        files.some((file) => file.startsWith('panel/')) &&
        !translations.has(text) &&
        !sameEverywhere.has(text)
          ? [text]
          : [],
      )
      expect(unsaid).toEqual([])
    },
  )
})
