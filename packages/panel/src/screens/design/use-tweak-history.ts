import type { TweakValues } from '@vitrine/domain/website/design/tweak-field'
import { useEffect, useRef, useState } from 'react'
import type { SettingsFields } from '../../parts/settings/use-settings-draft.ts'

interface TweakHistory {
  /** Takes values over; changes of the same `key` that follow each other are one step. */
  readonly change: (some: TweakValues, key?: string) => void
  /** Null: there is nothing to go back to. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
}

/** Most steps that can be taken back. */
const maxSteps = 100

/** Keeps the steps of a room's draft, to go back and forth; what comes from the server begins anew. */
export function useTweakHistory(form: SettingsFields<Record<string, string>>, round: number): TweakHistory {
  const [past, setPast] = useState<readonly Record<string, string>[]>([])
  const [future, setFuture] = useState<readonly Record<string, string>[]>([])
  const lastKey = useRef<string | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the occasion
  useEffect(() => {
    setPast([])
    setFuture([])
    lastKey.current = undefined
  }, [round])

  const [before] = past.slice(-1)
  const [after] = future
  return {
    change: (some, key) => {
      const values = form.getValues()
      if (key === undefined || key !== lastKey.current) setPast([...past, values].slice(-maxSteps))
      lastKey.current = key
      setFuture([])
      form.setValues({ ...values, ...some })
      for (const name of Object.keys(some)) form.clearFieldError(name)
    },
    undo: before
      ? () => {
          setPast(past.slice(0, -1))
          setFuture([form.getValues(), ...future])
          lastKey.current = undefined
          form.setValues(before)
        }
      : null,
    redo: after
      ? () => {
          setFuture(future.slice(1))
          setPast([...past, form.getValues()])
          lastKey.current = undefined
          form.setValues(after)
        }
      : null,
  }
}
