import { emailWrongText, isEmail } from '../contact/email-address.ts'
import type { Role } from './role.ts'

/** Why somebody's part in a site cannot be changed. */
export type StaffProblem = 'owner-stays' | 'not-yourself' | 'owner-alone' | 'owner-must-administer'

/** What is said of it. */
export const staffProblemText: Readonly<Record<StaffProblem, string>> = {
  'owner-stays': 'This is the owner of the site. Hand the site over first.',
  'not-yourself': 'Another administrator has to do this for you.',
  'owner-alone': 'Only the owner of the site can hand it over.',
  'owner-must-administer': 'Make this person an administrator first.',
}

/** Who asks, whose part it is, and whose the site is. */
export interface StaffContext {
  readonly actorId: string
  readonly ownerId: string | null
  readonly person: { readonly id: string; readonly roles: readonly Role[] }
}

/** Whether a person may be given other roles, or be removed: the owner stays one, and nobody does it to themselves. */
export function checkChange({ actorId, ownerId, person }: StaffContext): StaffProblem | null {
  if (person.id === ownerId) return 'owner-stays'
  return person.id === actorId ? 'not-yourself' : null
}

/** Whether the site may be handed over to a person: by its owner alone, and to an administrator. */
export function checkTransfer({ actorId, ownerId, person }: StaffContext): StaffProblem | null {
  if (ownerId === null || actorId !== ownerId) return 'owner-alone'
  return person.roles.includes('admin') ? null : 'owner-must-administer'
}

/** Says what is wrong with an invitation, in words by field; nothing when it can be sent. */
export function checkInvitation(sent: {
  readonly email: string
  readonly roles: readonly Role[]
}): Readonly<Record<string, string>> {
  return {
    ...(isEmail(sent.email.trim()) ? {} : { email: emailWrongText }),
    ...(sent.roles.length > 0 ? {} : { roles: noRoleText }),
  }
}

/** Said where no role was chosen. */
export const noRoleText = 'Choose at least one role.'

/** How long an invitation is good for. */
export const invitationDays = 7
