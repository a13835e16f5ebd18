import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { epochMs, id, shortText } from '../schemas.ts'
import { mayWriteForms } from './forms-policy.ts'

/** The id of a form: its own, or one made of where it stands. */
export const formParams = Type.Object({ formId: Type.String({ minLength: 1, maxLength: 200 }) })

/** Where a form stands: a page, an item of one, an area that the template shows on its pages, or the popup. */
export const formPlace = Type.Union([
  Type.Object({
    kind: Type.Union([
      Type.Literal('field'),
      Type.Literal('collection'),
      Type.Literal('item'),
      Type.Literal('popup'),
    ]),
    /** What the page or item is called; of an area its name in the template. */
    title: Type.String(),
    /** The address of the page; null where there is no single one. */
    path: Type.Union([Type.String(), Type.Null()]),
  }),
  Type.Null(),
])

/** All forms of the site by name, with what was sent by each. */
export const listFormsCall = defineCall({
  name: 'listForms',
  method: 'GET',
  path: '/api/panel/forms',
  policy: mayWriteForms,
  reply: Type.Object({
    forms: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        /** Null: it stands nowhere, and takes nothing. */
        place: formPlace,
        /** False for a form in an area that the present template does not have. */
        isShown: Type.Boolean(),
        fields: Type.Integer(),
        /** Whether all of it can be asked for when something is bought: it has no files, passwords or steps. */
        isForBuyers: Type.Boolean(),
        submissions: Type.Integer(),
        /** Those that nobody read, without spam. */
        unread: Type.Integer(),
        lastSentAtMs: Type.Union([epochMs, Type.Null()]),
      }),
    ),
  }),
})

const made = Type.Object({ formId: Type.String() })

/** Makes a form that stands nowhere yet, with fields for a name, an address and a message. */
export const createFormCall = defineCall({
  name: 'createForm',
  method: 'POST',
  path: '/api/panel/forms',
  policy: mayWriteForms,
  body: Type.Object({ name: shortText }),
  reply: made,
})

/** Makes another form like one, which stands nowhere yet. Code goes along when an administrator asks. */
export const duplicateFormCall = defineCall({
  name: 'duplicateForm',
  method: 'POST',
  path: '/api/panel/forms/:formId/copies',
  policy: mayWriteForms,
  params: formParams,
  reply: made,
})

/** Gives a form another name. */
export const renameFormCall = defineCall({
  name: 'renameForm',
  method: 'PUT',
  path: '/api/panel/forms/:formId/name',
  policy: mayWriteForms,
  params: formParams,
  body: Type.Object({ name: shortText }),
  reply: Type.Object({}),
})

/** Puts a form that stands nowhere beneath what is on a page; 409 when it stands somewhere. */
export const placeFormCall = defineCall({
  name: 'placeForm',
  method: 'PUT',
  path: '/api/panel/forms/:formId/place',
  policy: mayWriteForms,
  params: formParams,
  body: Type.Object({
    collectionId: id,
    /** Whether a button stands in its place, which opens it over the page. */
    opensInLightbox: Type.Optional(Type.Boolean()),
    /** What that button says; empty or absent: the name of the form. */
    openLabel: Type.Optional(shortText),
  }),
  reply: Type.Object({}),
})

/** Takes the blocks of a form off the page that it stands on. The form stays as it was, and takes nothing until it stands somewhere again. */
export const unplaceFormCall = defineCall({
  name: 'unplaceForm',
  method: 'DELETE',
  path: '/api/panel/forms/:formId/place',
  policy: mayWriteForms,
  params: formParams,
  reply: Type.Object({}),
})

/** Removes a form that stands nowhere; 409 while a block or the popup shows it. What was sent by it stays in the inbox. */
export const removeFormCall = defineCall({
  name: 'removeForm',
  method: 'DELETE',
  path: '/api/panel/forms/:formId',
  policy: mayWriteForms,
  params: formParams,
  reply: Type.Object({}),
})
