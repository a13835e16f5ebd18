import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { openPage, plainForm } from '../page-and-form.ts'
import { jsonFile } from '../schemas.ts'

const field = Type.Optional(Type.String({ maxLength: 1_000 }))

/** A customer's account; the sign-in form for those who are not signed in. */
export const accountPageCall = defineCall({
  ...openPage,
  name: 'accountPage',
  path: '/account',
  query: Type.Object({ done: field }),
})

const signInFields = Type.Object({ email: field, password: field, rememberMe: field })

/** The same as `signInMemberCall` from a plain form. */
export const accountSignInCall = defineCall({
  ...plainForm,
  name: 'accountSignIn',
  path: '/account/sign-in',
  body: signInFields,
  form: signInFields,
})

const noFields = Type.Object({})

/** The same as `signOutMemberCall` from a plain form; the cart stays. */
export const accountSignOutCall = defineCall({
  ...plainForm,
  name: 'accountSignOut',
  path: '/account/sign-out',
  body: noFields,
  form: noFields,
})

/** The form that makes an account; by the link of an order it holds the name and address of the order. */
export const signUpPageCall = defineCall({
  ...openPage,
  name: 'accountSignUpPage',
  path: '/account/sign-up',
  query: Type.Object({ orderId: field, key: field }),
})

const signUpFields = Type.Object({ name: field, email: field, password: field })

/** Asks for an account: a mail goes to the address, whoever has one already. */
export const signUpCall = defineCall({
  ...plainForm,
  name: 'accountSignUp',
  path: '/account/sign-up',
  limit: { max: 20, windowMs: 900_000 },
  body: signUpFields,
  form: Type.Object({ ...signUpFields.properties, orderId: field, key: field }),
})

/** The form of those who forgot their password. */
export const forgottenPageCall = defineCall({
  ...openPage,
  name: 'accountForgottenPage',
  path: '/account/forgotten',
})

const emailField = Type.Object({ email: field })

/** Has a link mailed that sets a new password; the same answer for every address. */
export const forgottenCall = defineCall({
  ...plainForm,
  name: 'accountForgotten',
  path: '/account/forgotten',
  limit: { max: 20, windowMs: 900_000 },
  body: emailField,
  form: emailField,
})

const token = Type.Object({ token: field })
const tokenAndPassword = Type.Object({ token: field, password: field })

/** The page of the link that confirms an address; it changes nothing. */
export const confirmPageCall = defineCall({
  ...openPage,
  name: 'accountConfirmPage',
  path: '/account/confirm',
  query: token,
})

/** Makes the account, for who has the link and knows the password that was chosen. */
export const confirmCall = defineCall({
  ...plainForm,
  name: 'accountConfirm',
  path: '/account/confirm',
  body: tokenAndPassword,
  form: tokenAndPassword,
})

/** The page of the link that sets a new password; it changes nothing. */
export const newPasswordPageCall = defineCall({
  ...openPage,
  name: 'accountNewPasswordPage',
  path: '/account/new-password',
  query: token,
})

/** Sets a new password, and ends all sessions. */
export const newPasswordCall = defineCall({
  ...plainForm,
  name: 'accountNewPassword',
  path: '/account/new-password',
  body: tokenAndPassword,
  form: tokenAndPassword,
})

const nameField = Type.Object({ name: field })

/** Changes the name of an account. */
export const accountNameCall = defineCall({
  ...plainForm,
  name: 'accountName',
  path: '/account/name',
  body: nameField,
  form: nameField,
})

const emailAndPassword = Type.Object({ email: field, password: field })

/** Has a link mailed to another address, which the account has once it is confirmed; asks for the password. */
export const accountEmailCall = defineCall({
  ...plainForm,
  name: 'accountEmail',
  path: '/account/email',
  limit: { max: 20, windowMs: 900_000 },
  body: emailAndPassword,
  form: emailAndPassword,
})

const oldAndNewPassword = Type.Object({ password: field, newPassword: field })

/** Sets another password, for who knows the old one; ends all other sessions. */
export const accountPasswordCall = defineCall({
  ...plainForm,
  name: 'accountPassword',
  path: '/account/password',
  body: oldAndNewPassword,
  form: oldAndNewPassword,
})

/** The page of the link that moves an account to another address; it changes nothing. */
export const newAddressPageCall = defineCall({
  ...openPage,
  name: 'accountNewAddressPage',
  path: '/account/new-address',
  query: token,
})

/** Moves the account, for who has the link and knows its password. */
export const newAddressCall = defineCall({
  ...plainForm,
  name: 'accountNewAddress',
  path: '/account/new-address',
  body: tokenAndPassword,
  form: tokenAndPassword,
})

const addressFields = Type.Object({
  firstName: field,
  lastName: field,
  line1: field,
  line2: field,
  city: field,
  region: field,
  postalCode: field,
  country: field,
  phone: field,
})

/** Puts an address into the address book. */
export const addAddressCall = defineCall({
  ...plainForm,
  name: 'accountAddAddress',
  path: '/account/addresses',
  body: addressFields,
  form: addressFields,
})

/** `was` is the address as it was shown, and `removed` how many had been taken out by then: another may stand in its place meanwhile. */
const placeFields = Type.Object({
  place: field,
  was: Type.Optional(Type.String({ maxLength: 4_000 })),
  removed: Type.Optional(field),
})

const changedAddressFields = Type.Object({ ...addressFields.properties, ...placeFields.properties })

/** Changes one that is kept. */
export const changeAddressCall = defineCall({
  ...plainForm,
  name: 'accountChangeAddress',
  path: '/account/addresses/change',
  body: changedAddressFields,
  form: changedAddressFields,
})

/** Takes one out. */
export const removeAddressCall = defineCall({
  ...plainForm,
  name: 'accountRemoveAddress',
  path: '/account/addresses/removal',
  body: placeFields,
  form: placeFields,
})

const newsFields = Type.Object({ wants: field })

/** Joins the newsletter, or leaves all lists. */
export const accountNewsCall = defineCall({
  ...plainForm,
  name: 'accountNews',
  path: '/account/newsletter',
  body: newsFields,
  form: newsFields,
})

/** All that is kept of a customer, as a file for them. */
export const accountExportCall = defineCall({
  ...openPage,
  name: 'accountExport',
  path: '/account/export',
  limit: { max: 20, windowMs: 600_000 },
  reply: jsonFile,
})

const passwordField = Type.Object({ password: field })

/** Erases the account and what is kept of the person; orders stay, as books must be kept. */
export const accountErasureCall = defineCall({
  ...plainForm,
  name: 'accountErasure',
  path: '/account/erasure',
  body: passwordField,
  form: passwordField,
})
