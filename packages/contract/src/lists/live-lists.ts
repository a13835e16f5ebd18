/** Lists of the panel that can change without the person who looks at them, by what the server hears of: by what they are called in their descriptions. */
export const liveListsOf = {
  'orders-changed': ['orders', 'customers', 'products', 'inventory'],
  'comments-changed': ['comments'],
  'submissions-changed': ['form-submissions'],
  'mail-changed': ['mail'],
  'subscribers-changed': ['subscribers'],
  'campaigns-changed': ['campaigns'],
  'discounts-changed': ['discounts'],
  'subscriptions-changed': ['subscriptions'],
  'gift-cards-changed': ['gift-cards'],
  'restock-changed': ['restock'],
  'reviews-changed': ['reviews'],
  'memberships-changed': ['memberships'],
  'revision-raised': ['products', 'inventory', 'items', 'pages', 'media', 'redirects'],
} as const

/** All of them: after a break of the connection they are looked at again. */
export const liveLists: readonly string[] = [...new Set(Object.values(liveListsOf).flat())]
