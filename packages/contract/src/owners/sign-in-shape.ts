import { Type } from 'typebox'
import { epochMs } from '../schemas.ts'

/** A sign-in of an account that goes on. */
export const signIn = Type.Object({
  id: Type.String(),
  /** The browser in words, such as Firefox on Windows; empty for an old one. */
  device: Type.String(),
  /** The network it was begun from, shortened; empty for an old one. */
  network: Type.String(),
  createdAtMs: epochMs,
  lastSeenAtMs: epochMs,
  /** Whether it is the one that asks. */
  isThis: Type.Boolean(),
})
