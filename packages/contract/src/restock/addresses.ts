// Where visitors' browsers ask to be told. The schemas stand in a file of their own, so that no page loads them.

/** The address of `restockFormCall`: where the form is sent from browsers without scripts. */
export const restockFormAddress = { method: 'POST', path: '/restock' } as const

/** The address of `signUpForRestockCall`. */
export const restockAddress = {
  method: 'POST',
  path: '/api/site-users/account/notifications/restock',
} as const
