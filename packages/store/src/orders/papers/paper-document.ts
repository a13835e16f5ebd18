import { paper } from '@vitrine/contract/orders/paper-shape'
import type { Paper } from '@vitrine/domain/orders/papers/paper'
import { defineDocument, typesOnly } from '../../documents/document-kind.ts'

/** An invoice or a credit note. */
export const paperDocument = defineDocument<Paper>()('paper', typesOnly(paper))
