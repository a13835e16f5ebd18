import type { BlockValue } from '@vitrine/domain/content/layout'

/** A field of a form as its owner set it up. */
export type FormField = BlockValue<'form'>['fields'][number]
