import { useEffect, useRef, useState } from 'react'
import type { SettingsFields, SettingsValue } from './use-settings-draft.ts'

/** The steps of a draft. */
interface DraftHistory<Value> {
  /** Takes values over; changes of the same `key` that follow each other are one step. */
  readonly change: (some: Partial<Value>, key?: string) => void
  /** Null: there is nothing to go back to. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  /** Counts how often somebody went back or forth, for inputs that keep what was typed. */
  readonly turn: number
}

/** Most steps that can be taken back. */
const maxSteps = 100

/** Keeps the steps of a room's draft, to go back and forth; what comes from the server starts again. */
export function useDraftHistory<Value extends SettingsValue>(
  form: SettingsFields<Value>,
  round: number,
): DraftHistory<Value> {
  const [past, setPast] = useState<readonly Value[]>([])
  const [future, setFuture] = useState<readonly Value[]>([])
  const [turn, setTurn] = useState(0)
  const lastKey = useRef<string | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the occasion
  useEffect(() => {
    setPast([])
    setFuture([])
    lastKey.current = undefined
  }, [round])

  const [before] = past.slice(-1)
  const [after] = future
  const goTo = (values: Value) => {
    lastKey.current = undefined
    form.setValues(values)
    form.clearErrors()
    setTurn((count) => count + 1)
  }
  return {
    turn,
    change: (some, key) => {
      const values = form.getValues()
      if (key === undefined || key !== lastKey.current)
        setPast((before) => [...before, values].slice(-maxSteps))
      lastKey.current = key
      setFuture([])
      form.setValues({ ...values, ...some })
      for (const name of Object.keys(some)) form.clearFieldError(name)
    },
    undo: before
      ? () => {
          setPast(past.slice(0, -1))
          setFuture([form.getValues(), ...future])
          goTo(before)
        }
      : null,
    redo: after
      ? () => {
          setFuture(future.slice(1))
          setPast([...past, form.getValues()])
          goTo(after)
        }
      : null,
  }
}
