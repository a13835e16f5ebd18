import { message } from './message.ts'

/** The older name of `message`. */
export const plural = message
