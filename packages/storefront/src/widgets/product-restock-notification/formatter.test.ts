import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../testing/build-product.ts'
import { printWord } from '../../testing/print-word.ts'

const mug = buildProduct()
const messages = {
  buttonText: 'Tell me',
  CTAText: 'Back soon',
  placeholderText: 'Your email',
  mailingListDescription: 'And news',
}
const print = (context: object, website: object = {}) =>
  printWord('product-restock-notification', mug, [], {
    nodes: [
      {
        website,
        productMerchandisingContext: {
          [String(mug.id)]: { restockNotificationMessages: messages, ...context },
        },
      },
    ],
  })
const views = [{ variantId: 'v1', hiddenByDefault: false }]

describe('product-restock-notification', () => {
  it('prints a form for each variant', () => {
    expect(print({ restockNotificationViews: views })).toBe(
      `<div class="product-restock-notification" data-product-id="65f0a1b2c3d4e5f601234567" data-variant-id="v1">
  <span class="product-restock-cta">Back soon</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="Your email">
    <input class="sqs-editable-button" type="submit" value="Tell me">
  </form>


</div>`,
    )
    const two = print({ restockNotificationViews: [...views, { variantId: 'v2', hiddenByDefault: true }] })
    expect(two).toContain('</div>\n\n<div')
    expect(two).toContain('data-variant-id="v2" hidden>')
  })

  it('offers the mailing list, ticked when the owner wants it so', () => {
    const context = { restockNotificationViews: views, mailingListSignUpEnabled: true }
    expect(print(context)).toContain('<input type="checkbox" name="isJoinMailingList">And news</label>')
    expect(print({ ...context, mailingListOptInByDefault: true })).toContain(
      'name="isJoinMailingList" checked>',
    )
  })

  it('leaves room for a captcha where the site has one', () => {
    const text = print({ restockNotificationViews: views }, { captchaSettings: { siteKey: 'key' } })
    expect(text).toContain('\n  <div class="captcha-container"></div>\n</div>')
  })

  it('prints nothing when no variant is gone', () => {
    expect(print({ restockNotificationViews: [] })).toBeUndefined()
    expect(print({})).toBeUndefined()
    expect(printWord('product-restock-notification', mug)).toBeUndefined()
  })
})
