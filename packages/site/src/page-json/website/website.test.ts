import { buildSite, noon } from '@vitrine/store/testing/builders'
import { storefrontVocabulary } from '@vitrine/storefront/formatters'
import { compile } from '@vitrine/template/compile'
import { coreFormatters } from '@vitrine/template/formatters/core'
import { corePredicates } from '@vitrine/template/predicates/core'
import { buildRegistry } from '@vitrine/template/registry'
import { describe, expect, it } from 'vitest'
import { websiteJson } from './website.ts'

const registry = buildRegistry(coreFormatters, corePredicates, storefrontVocabulary)

describe('what templates read of the site', () => {
  it.each([
    ['off', 'US', 'USD', []],
    ['test', 'US', 'USD', [64]],
    ['test', 'GB', 'GBP', [68]],
    ['test', 'DE', 'EUR', []],
  ] as const)(
    'names who takes installments by number: Stripe is %s, in %s for %s',
    (stripe, defaultCountry, currency, ids) => {
      const plain = buildSite()
      const payments = {
        ...plain.store.payments,
        stripe,
        installments: { leastCents: 100, mostCents: 90_000 },
      }
      const store = { ...plain.store, currency, defaultCountry, payments }
      const website = websiteJson(buildSite({ store }), { origin: 'https://shop.example', nowMs: noon })
      expect(website.featureIds.filter((id) => id === 64 || id === 68)).toEqual(ids)
    },
  )

  it('names the user of each social account, whom the follow button follows', () => {
    const account = {
      serviceName: 'twitter',
      screenname: 'harbour',
      profileUrl: 'https://twitter.com/harbour/',
    }
    const site = buildSite({ socialAccounts: [account] })
    const website = websiteJson(site, { origin: 'https://shop.example', nowMs: noon })
    const template = compile('{.repeated section website.socialAccounts}{@|twitter-follow-button}{.end}', {
      file: 'follow.block',
      registry,
    })
    expect(website.socialAccounts).toMatchObject([{ userName: 'harbour', profileUrl: account.profileUrl }])
    expect(template.render({ website }).output).toContain(
      '<div class="squarespace-follow-button" data-username="harbour"></div>',
    )
  })
})
