import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, sampleAddress } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import type { Answer } from '../../testing/visit.ts'

// As the form of a German address sends it: it has no field for a state.
const { region: _, ...withoutState } = { ...sampleAddress, line1: 'Torstrasse 1' }

describe('a buyer without scripts who chooses another country than the one whose fields were shown', () => {
  let shop: OpenShop
  let post: (fields: object) => Promise<Answer>
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    const buyer = await shop.visitor()
    const cartToken = await fillCart(buyer, shop.mug.id, { sku: 'MUG-BLUE' })
    post = (fields) => buyer.submit('/checkout', { cartToken, ...fields })
    await post({ step: 'contact', email: 'ada@example.com' })
  })

  it('is asked for its fields where the goods go, with what was typed', async () => {
    const { text } = await post({ step: 'delivery', ...withoutState })
    expect(text).toMatch(/<select[^>]* name="region"/)
    expect(text).toContain('value="Torstrasse 1"')
    expect(text).toMatch(/<option value="US" selected="">/)
  })

  it('is asked for its fields where the bill goes, with what was typed', async () => {
    await post({ step: 'delivery', ...sampleAddress, shippingOptionKey: 'standard' })
    const billing = Object.entries(withoutState).map(([name, text]) => [`billing.${name}`, text])
    const bank = { gateway: 'manual', note: 'Ring twice' }
    const { text } = await post({ step: 'payment', ...bank, ...Object.fromEntries(billing) })
    expect(text).toMatch(/<select[^>]* name="billing\.region"/)
    expect(text).toContain('value="Torstrasse 1"')
    expect(text).toContain('Ring twice')
  })
})
