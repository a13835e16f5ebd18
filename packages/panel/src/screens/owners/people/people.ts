import type { ReplyOf } from '@vitrine/contract/call'
import type { listPeopleCall } from '@vitrine/contract/owners/people-calls'

/** Somebody who works on the site, as it is shown. */
export type Person = ReplyOf<typeof listPeopleCall>['people'][number]

/** Somebody who was invited. */
export type Invitation = ReplyOf<typeof listPeopleCall>['invitations'][number]

/** What is open over the room. */
export type PeopleDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'roles' | 'sign-ins' | 'remove' | 'transfer' | 'reset'; readonly person: Person }
