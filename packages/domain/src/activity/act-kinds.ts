/** What an act of an owner was about. */
export const actKinds = [
  'product',
  'order',
  'item',
  'page',
  'media',
  'comment',
  'form',
  'settings',
  'people',
  'site',
  'other',
] as const

/** One of them. */
export type ActKind = (typeof actKinds)[number]

/** What they are called. */
export const actKindText: Readonly<Record<ActKind, string>> = {
  product: 'Products',
  order: 'Orders',
  item: 'Content',
  page: 'Pages',
  media: 'Media',
  comment: 'Comments',
  form: 'Forms',
  settings: 'Settings',
  people: 'People and sign-ins',
  site: 'Sites and templates',
  other: 'Other',
}

/** What was done. */
export const actVerbs = ['added', 'changed', 'removed', 'undone', 'signed-in'] as const

/** One of them. */
export type ActVerb = (typeof actVerbs)[number]

/** What they are called. */
export const actVerbText: Readonly<Record<ActVerb, string>> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  undone: 'Undid',
  'signed-in': 'Signed in or out',
}

/** By the name of the call, the first that fits; settings are what is left of changes. */
const kindsByName: readonly (readonly [RegExp, ActKind])[] = [
  [
    /^(changeCommentSettings|changeMerchandising|changeSignInRules|changeSiteCode|changeMailTexts)$/,
    'settings',
  ],
  [/product|stock|grid|inventory/i, 'product'],
  [/order(?!Items)|markPaid|resolvePayment|refund|shipment|return/i, 'order'],
  [/comment/i, 'comment'],
  [/form(?!at)|submission/i, 'form'],
  [/page|layout|headerFooter/i, 'page'],
  [/media|upload(?!Template)|image/i, 'media'],
  [/item|categor|term|author|translation/i, 'item'],
  [
    /sign(In|Out)|account|password|session|person|invit|roles|ownership|key|factor|recovery|firstOwner|passkey|customer/i,
    'people',
  ],
  [/template|site$|^sites$|beginSite|siteOwner|installation/i, 'site'],
  [/^(change|try|send|retry|preview|set)/, 'settings'],
]

/** What a call is about. */
export function kindOfCall(name: string): ActKind {
  return kindsByName.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'
}

const verbsByName: readonly (readonly [RegExp, ActVerb])[] = [
  [/^(sign|requestSignIn|requestPassword|confirmSession|end(Other)?SignIn|endPersonSignIn)/, 'signed-in'],
  [/^(create|add|upload|begin|finishUpload|import|duplicate|invite|firstOwner|answer|link)/, 'added'],
  [/^(remove|delete|trash|revoke|end|drop|cancelUpload)/, 'removed'],
  [/^undo/, 'undone'],
]

/** The name under which an undo of an act on many rows is written down: about the same, the other way round. */
export function undoNameOf(call: string): string {
  return `undo${call.charAt(0).toUpperCase()}${call.slice(1)}`
}

/** What a call does. */
export function verbOfCall(name: string): ActVerb {
  return verbsByName.find(([pattern]) => pattern.test(name))?.[1] ?? 'changed'
}
