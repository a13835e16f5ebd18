import type { TargetKind } from '@vitrine/domain/forms/targets/form-target'
import type { FormTarget } from './form-target.ts'

/** What is written down of a target. */
export interface TargetDraft {
  kind: TargetKind
  name: string
  settings: { -readonly [Key in keyof FormTarget['settings']]: FormTarget['settings'][Key] }
  key: string
}
