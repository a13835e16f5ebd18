import { ceramics } from './ceramics.ts'
import type { Shot } from './studio.ts'

/** Every picture of the demo shop. */
export const shots: readonly Shot[] = [...ceramics]
