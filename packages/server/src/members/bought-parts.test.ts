import { buildSubscription } from '@vitrine/domain/testing/build-subscription'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { subscriptionsPart } from './pages/bought-parts.ts'

it('says of a canceled subscription in German what its own page says, and not what is said of orders', () => {
  const site = buildSite({ language: 'de-DE' })
  const canceled = buildSubscription({ state: 'canceled', nextAtMs: null })
  const shown = subscriptionsPart([canceled], { site, secret: 'secret', say: sayIn(site.language) })
  expect(shown.text).toContain('<small>Gekündigt</small>')
})
