import { describe, expect, it } from 'vitest'
import { panelApp, saidToOwners, storefrontApp } from './spoken-app.ts'
import { readLanguages, textsOf } from './translations.ts'

/** Words that a settled one stands for, and that one (docs/decisions/540-one-german-word-for-a-thing.md). */
const others: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])Mails?\b(?! Settings)/u, 'E-Mail'],
  [/\bKn[oö]pf|\bButtons?\b/u, 'Schaltfläche'],
  [/\bTemplates?\b/u, 'Vorlage'],
  [/\bPanels?\b/u, 'Verwaltung'],
  [/Packzettel/u, 'Lieferschein'],
  [/\bPopups?\b/u, 'Pop-up'],
  [/Zustand/u, 'Status'],
  [/Posteingang/u, 'Eingang'],
  [/Zahlungsweg/u, 'Zahlungsart'],
  [/\bAbos?\b/u, 'Abonnement'],
  [/Kundschaft/u, 'Käufer or Kunde'],
  [/Bestreitung/u, 'Streitfall'],
  [/\bSKUs?\b/u, 'Artikelnummer'],
  [/(?<!\{)\bid\b/u, 'ID'],
  [/\bSecrets?\b/u, 'Geheimnis'],
  [/Shop-Leitung/u, 'Shop-Manager'],
  [/\b[Dd]u\b|\b[Dd]ein(?:e[mnrs]?)?\b/u, 'Sie'],
]

/** By what the palette finds a room: words that somebody may type. */
const typed: ReadonlySet<string> = new Set(['mail sent email'])

/** A word in a translation for which another one is settled; undefined without one. */
function unsettledIn(text: string): string | undefined {
  return others.flatMap(([word, settled]) => {
    const [found] = word.exec(text) ?? []
    return found === undefined ? [] : `${found}: write ${settled}`
  })[0]
}

describe('unsettledIn', () => {
  it('finds another word for a thing, and leaves words that hold one', () => {
    expect(unsettledIn('Eine Mail an Sie')).toBe('Mail: write E-Mail')
    expect(unsettledIn('Die Kontakt-E-Mail Ihrer Website, {id}')).toBeUndefined()
    expect(unsettledIn('Ihr Mailserver und Mailchimp')).toBeUndefined()
  })
})

describe.each([panelApp, storefrontApp, saidToOwners])('the German of the $name', (app) => {
  it('has one word for a thing', () => {
    const wrong = [...(readLanguages(app).get('de') ?? [])].flatMap(([text, given]) =>
      typed.has(text)
        ? []
        : textsOf(given)
            .flatMap((said) => unsettledIn(said) ?? [])
            .map((why) => `${text}: ${why}`),
    )
    expect(wrong).toEqual([])
  })
})

it('the German of the panel ends with what is read to the blind alone where its English does: a button would run its words together', () => {
  const broken = [...(readLanguages(panelApp).get('de') ?? [])].flatMap(([text, given]) =>
    /<0> [^<]*<\/0>$/.test(text) && !textsOf(given).every((said) => said.endsWith('</0>')) ? [text] : [],
  )
  expect(broken).toEqual([])
})
