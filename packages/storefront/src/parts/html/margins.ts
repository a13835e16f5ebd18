import type { Formatter } from '@vitrine/template/registry'

/** The white space that the platform's templates leave before and after a widget. It means nothing, but pages can be compared. */
export interface Margin {
  readonly before: string
  readonly after: string
}

const indented: Margin = { before: '\n  ', after: '\n' }
const choices: Margin = { before: '\n  \n  \n  \n  \n\n', after: '\n' }

/** The margins of the widgets that have some, by formatter. */
export const margins: Readonly<Record<string, Margin>> = {
  'add-to-cart-btn': { before: '\n'.repeat(13), after: '' },
  'comment-link': indented,
  comments: indented,
  'like-button': indented,
  'product-price': { before: '\n\n\n', after: '' },
  'product-restock-notification': { before: '\n'.repeat(7), after: '\n' },
  'product-scarcity': { before: '\n', after: '\n' },
  'quantity-input': { before: '\n\n\n', after: '' },
  'subscription-price': { before: '\n\n\n', after: '' },
  'variants-select': choices,
}

/** A formatter that prints its widget with the margin of its name; what is missing, or the value as it was, has none. */
export function withMargin(name: string, formatter: Formatter): Formatter {
  const margin = Object.hasOwn(margins, name) ? margins[name] : undefined
  if (!margin) return formatter
  return (value, args, scope, values) => {
    const widget = formatter(value, args, scope, values)
    const isPrinted = typeof widget === 'string' && widget !== '' && widget !== value
    return isPrinted ? margin.before + widget + margin.after : widget
  }
}
