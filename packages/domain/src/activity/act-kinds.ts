import { callsByKind } from './calls-by-kind.ts'

/** What an act of an owner was about. */
export const actKinds = [
  'product',
  'order',
  'discount',
  'newsletter',
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
  order: 'Orders and subscriptions',
  discount: 'Discounts and gift cards',
  newsletter: 'Newsletters',
  item: 'Content',
  page: 'Pages',
  media: 'Media',
  comment: 'Comments and reviews',
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

const calls: Readonly<Record<Exclude<ActKind, 'other'>, readonly string[]>> = callsByKind

const kinds = new Map(
  actKinds.flatMap((kind) => (kind === 'other' ? [] : calls[kind].map((call) => [call, kind] as const))),
)

/** What a call is about, or the undo of one; other things are what no call of now is called. */
export function kindOfCall(name: string): ActKind {
  return kinds.get(name) ?? kinds.get(undoneCall(name)) ?? 'other'
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

function undoneCall(name: string): string {
  const [, first = '', rest = ''] = /^undo([A-Z])(.*)$/.exec(name) ?? []
  return first.toLowerCase() + rest
}

/** What a call does. */
export function verbOfCall(name: string): ActVerb {
  return verbsByName.find(([pattern]) => pattern.test(name))?.[1] ?? 'changed'
}
