import type { Formatter } from '../../registry.ts'

/** A formatter that templates still name but that does nothing any more: the value passes unchanged. */
export const deprecated: Formatter = (value) => value
