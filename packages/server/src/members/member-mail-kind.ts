/** The kind of the jobs that mail something about an account to a customer. */
export const memberMailKind = 'member-mail'
