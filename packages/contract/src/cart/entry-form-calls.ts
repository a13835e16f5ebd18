// The form of a line of a cart, to be filled in again on the cart page.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { filledText, formValues } from '../forms/filled-form-shape.ts'
import { shownForm } from '../forms/shown-form-shape.ts'
import { cartToken, id } from '../schemas.ts'
import { readItemFormAddress, saveItemFormAddress } from './v3-addresses.ts'
import { v3CartReply } from './v3-shape.ts'

const itemParams = Type.Object({ cartToken, entryId: id })

/** Reads the form of a line as it is now, and what was filled in of it. */
export const readItemFormCall = defineCall({
  name: 'readItemForm',
  ...readItemFormAddress,
  policy: { kind: 'public-read' },
  limit: null,
  params: itemParams,
  reply: Type.Object({ form: shownForm, values: formValues }),
})

/** Takes the form of a line as it was filled in again. */
export const saveItemFormCall = defineCall({
  name: 'saveItemForm',
  ...saveItemFormAddress,
  policy: { kind: 'visitor-change' },
  limit: null,
  params: itemParams,
  body: Type.Object({ additionalFields: filledText }),
  reply: v3CartReply,
})
