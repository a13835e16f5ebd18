import type { Policy } from '@vitrine/contract/call'
import type { LucideIcon } from 'lucide-react'

/** What is said of a room. */
export interface RoomEntry {
  readonly to: `/${string}`
  /** The view that it opens with, where that is not the first. */
  readonly search?: { readonly f: string }
  readonly label: string
  readonly icon: LucideIcon
  /** Who may enter: the policy of what the room reads, which stands in a file of its own, so that the shell goes without the calls. */
  readonly needs: Policy | null
  /** The letter that leads here behind `g`. */
  readonly key: string
  /** What finds it in the palette beside its name: what people call what is done there. */
  readonly words?: string
  /** Addresses elsewhere whose screens belong to the room. */
  readonly also?: readonly string[]
}
