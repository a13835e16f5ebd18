import { splitReference } from '../../parse/grammar.ts'
import type { Formatter } from '../../registry.ts'
import { follow } from '../../values/own.ts'

/** Follows paths from the value: `{item|prop structuredContent.variants}`. */
export const prop: Formatter = (value, args) => follow(value, args.flatMap(splitReference))
