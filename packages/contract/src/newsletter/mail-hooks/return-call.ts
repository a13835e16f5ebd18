import { Type } from 'typebox'
import { defineCall } from '../../call.ts'
import { unsubscribeSubscriberCall } from '../subscriber-calls.ts'

/** Sends mail again to somebody whose mail came back; 409 where it did not, or where they said no since. */
export const returnSubscriberCall = defineCall({
  ...unsubscribeSubscriberCall,
  name: 'returnSubscriber',
  path: '/api/panel/subscribers/:subscriberId/return',
  body: Type.Object({}),
})
