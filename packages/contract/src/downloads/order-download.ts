import type { GrantState } from '@vitrine/domain/downloads/download-grant'
import { Type } from 'typebox'
import { epochMs } from '../schemas.ts'

const numberOrNull = Type.Union([Type.Integer(), Type.Null()])

/** Files of a line of an order, as its buyer and its owner see them. */
export const orderDownload = Type.Object({
  id: Type.String(),
  lineId: Type.String(),
  title: Type.String(),
  files: Type.Array(
    Type.Object({
      id: Type.String(),
      filename: Type.String(),
      bytes: Type.Integer(),
      /** Downloads of it that are left; null: no limit. */
      left: numberOrNull,
    }),
  ),
  /** Downloads of all files together; null: no limit. */
  most: numberOrNull,
  used: Type.Integer(),
  /** Null: for ever. */
  expiresAtMs: Type.Union([epochMs, Type.Null()]),
  state: Type.Unsafe<GrantState>({ type: 'string', enum: ['open', 'revoked', 'expired', 'used-up'] }),
  /** Path of the page with the files. */
  path: Type.String(),
})

/** A file of them. */
interface DownloadFile {
  readonly id: string
  readonly filename: string
  readonly bytes: number
  readonly left: number | null
}

/** The same as a value. */
export interface OrderDownload {
  readonly id: string
  readonly lineId: string
  readonly title: string
  readonly files: readonly DownloadFile[]
  readonly most: number | null
  readonly used: number
  readonly expiresAtMs: number | null
  readonly state: GrantState
  readonly path: string
}
