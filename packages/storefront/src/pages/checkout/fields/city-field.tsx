import { useEffect, useRef } from 'react'
import { fieldId } from '../../../parts/form-fields/form-fields.ts'
import { TextField, type TextFieldProps } from '../../../parts/form-fields/text-field.tsx'
import type { ChosenCity } from './suggest-cities.ts'

/** A text field whose city is suggested once somebody types into it; without scripts, or when nothing is suggested, it is no less. */
export function CityField({
  country,
  onChoose,
  ...field
}: TextFieldProps & { readonly country: string; readonly onChoose: (city: ChosenCity) => void }) {
  const now = useRef({ country, onChoose })
  now.current = { country, onChoose }
  const id = fieldId(field.form, field.name)
  useEffect(() => {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) return
    const life = new AbortController()
    const start = async () => {
      const { suggestCities } = await import('./suggest-cities.ts')
      if (life.signal.aborted) return
      suggestCities(input, {
        countryNow: () => now.current.country,
        choose: (city) => now.current.onChoose(city),
        signal: life.signal,
      })
    }
    // A list that cannot be loaded is none: the field is written in as it is.
    const begin = () => void start().catch(() => undefined)
    input.addEventListener('input', begin, { once: true, signal: life.signal })
    return () => life.abort()
  }, [id])
  return <TextField {...field} />
}
